import { Outlet } from 'react-router'
import type { RouteObject } from 'react-router'
import { throwNotFound } from '../page/throwNotFound.ts'
import { categoryPages } from './categories/categoryRoutes.ts'
import { caterPages } from './caters/caterRoutes.ts'
import { cmsPages } from './cms/cmsRoutes.ts'
import { dashboardPages } from './dashboard/dashboardRoutes.ts'
import { filterPages } from './filters/filterRoutes.ts'
import { dishPages } from './dishes/dishRoutes.ts'
import { foodPages } from './foods/foodRoutes.ts'
import { menuPages } from './menus/menuRoutes.ts'
import { offerPages } from './offers/offerRoutes.ts'
import { orderPages } from './orders/orderRoutes.ts'
import { servicePages } from './services/serviceRoutes.ts'
import { availabilityPages } from './availability/availabilityRoutes.ts'
import { calendarPages } from './calendar/calendarRoutes.ts'
import { settingsPages } from './settings/settingsRoutes.ts'
import { zonePages } from './zones/zoneRoutes.ts'
import { userPages } from './users/userRoutes.ts'
import { phoneOrderPages } from './phoneOrder/phoneOrderRoutes.ts'
import { productionPages } from './production/productionRoutes.ts'
import { labelPages } from './production/labels/labelRoutes.ts'
import { slipPages } from './production/slips/slipRoutes.ts'

/** Every page under /admin. */
export const officePages: RouteObject[] = [
  ...categoryPages,
  ...dashboardPages,
  ...dishPages,
  ...menuPages,
  ...foodPages,
  // before the orders, whose addresses they lie among
  ...productionPages,
  ...slipPages,
  ...labelPages,
  ...orderPages,
  ...phoneOrderPages,
  ...offerPages,
  ...caterPages,
  ...cmsPages,
  ...filterPages,
  ...servicePages,
  ...availabilityPages,
  ...zonePages,
  ...settingsPages,
  ...calendarPages,
  ...userPages,
  { path: '*', loader: throwNotFound, Component: Outlet },
]
