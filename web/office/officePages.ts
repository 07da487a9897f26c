import { Outlet } from 'react-router'
import type { RouteObject } from 'react-router'
import { throwNotFound } from '../throwNotFound.ts'
import { dashboardPages } from './dashboard/dashboardPages.ts'
import { orderPages } from './orders/orderPages.ts'
import { productionPages } from './production/productionPages.ts'

/** Every page under /admin. */
export const officePages: RouteObject[] = [
  ...dashboardPages,
  // before the orders, whose addresses it lies among
  ...productionPages,
  ...orderPages,
  { path: '*', loader: throwNotFound, Component: Outlet },
]
