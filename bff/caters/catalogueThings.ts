import { Category } from '../categories/Category.ts'
import { Dish } from '../dishes/Dish.ts'
import { builder } from '../graph/builder.ts'
import { idOfCater } from '../graph/ids.ts'
import { Menu } from '../menus/Menu.ts'
import { Service } from '../services/Service.ts'
import { NotFound } from '../v2/errors.ts'
import { Cater } from './Cater.ts'

const ID = 'Its global id, or the UUID that its address holds.'

builder.objectFields(Cater, (t) => ({
  category: t.field({
    type: Category,
    nullable: true,
    description: 'One of its categories; null where it has none such, or is closed.',
    args: { id: t.arg.id({ required: true, description: ID }) },
    resolve: ({ id: cater }, { id }, { v2 }) => find('Category', cater, id, v2.categories.list),
  }),
  menu: t.field({
    type: Menu,
    nullable: true,
    description: 'One of its menus, not a child of one; null where it has none such, or is closed.',
    args: { id: t.arg.id({ required: true, description: ID }) },
    resolve: ({ id: cater }, { id }, { v2 }) => find('Menu', cater, id, v2.menus.list),
  }),
  dish: t.field({
    type: Dish,
    nullable: true,
    description: 'One of its dishes; null where it has none such, and for all but its own people and admins.',
    args: { id: t.arg.id({ required: true, description: ID }) },
    resolve: ({ id: cater }, { id }, { v2 }) => find('Dish', cater, id, v2.dishes.list),
  }),
  service: t.field({
    type: Service,
    nullable: true,
    description: 'One of its services; null where it has none such, or is closed.',
    args: { id: t.arg.id({ required: true, description: ID }) },
    resolve: ({ id: cater }, { id }, { v2 }) => find('Service', cater, id, v2.services.list),
  }),
}))

/** Reads the whole list, which other fields of the same operation mostly need too. */
async function find<Thing extends { id: string }>(
  typename: string,
  caterId: number,
  id: string,
  list: (caterId: number) => Promise<readonly Thing[]>,
): Promise<Thing | null> {
  try {
    const uuid = idOfCater(typename, id, caterId)
    return (await list(caterId)).find((thing) => thing.id === uuid) ?? null
  } catch (error) {
    if (error instanceof NotFound) return null
    throw error
  }
}
