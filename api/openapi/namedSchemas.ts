import { z } from 'zod'
import { Category } from '../../contract/categories.ts'
import { Menu } from '../../contract/menus.ts'
import { Order } from '../../contract/orders.ts'
import { Page } from '../../contract/pages.ts'
import { Problem } from '../../contract/problems.ts'

/** The schemas that the OpenAPI document names as components. A recursive one, such as Menu, must be here. */
export const namedSchemas = z.registry<{ id?: string }>()

for (const [id, schema] of Object.entries({ Category, Menu, Order, Page, Problem })) namedSchemas.add(schema, { id })
