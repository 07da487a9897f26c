import { Outlet } from 'react-router'
import type { RouteObject } from 'react-router'
import { throwNotFound } from '../throwNotFound.ts'
import { categoryPages } from './categories/categoryPages.ts'
import { caterPages } from './caters/caterPages.ts'
import { cmsPages } from './cms/cmsPages.ts'
import { dashboardPages } from './dashboard/dashboardPages.ts'
import { filterPages } from './filters/filterPages.ts'
import { dishPages } from './dishes/dishPages.ts'
import { menuPages } from './menus/menuPages.ts'
import { orderPages } from './orders/orderPages.ts'
import { servicePages } from './services/servicePages.ts'
import { productionPages } from './production/productionPages.ts'

/** Every page under /admin. */
export const officePages: RouteObject[] = [
  ...categoryPages,
  ...dashboardPages,
  ...dishPages,
  ...menuPages,
  // before the orders, whose addresses it lies among
  ...productionPages,
  ...orderPages,
  ...caterPages,
  ...cmsPages,
  ...filterPages,
  ...servicePages,
  { path: '*', loader: throwNotFound, Component: Outlet },
]
