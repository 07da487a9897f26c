import { Outlet } from 'react-router'
import type { RouteObject } from 'react-router'
import { throwNotFound } from '../throwNotFound.ts'
import { caterPages } from './caters/caterPages.ts'
import { cmsPages } from './cms/cmsPages.ts'
import { dashboardPages } from './dashboard/dashboardPages.ts'
import { filterPages } from './filters/filterPages.ts'
import { orderPages } from './orders/orderPages.ts'

/** Every page under /admin. */
export const officePages: RouteObject[] = [
  ...dashboardPages,
  ...orderPages,
  ...caterPages,
  ...cmsPages,
  ...filterPages,
  { path: '*', loader: throwNotFound, Component: Outlet },
]
