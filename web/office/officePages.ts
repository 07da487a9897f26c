import { Outlet } from 'react-router'
import type { RouteObject } from 'react-router'
import { throwNotFound } from '../throwNotFound.ts'
import { caterPages } from './caters/caterPages.ts'
import { dashboardPages } from './dashboard/dashboardPages.ts'
import { orderPages } from './orders/orderPages.ts'

/** Every page under /admin. */
export const officePages: RouteObject[] = [
  ...dashboardPages,
  ...orderPages,
  ...caterPages,
  { path: '*', loader: throwNotFound, Component: Outlet },
]
