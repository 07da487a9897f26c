import type { RouteObject } from 'react-router'
import { redirect } from 'react-router'
import { lazyRoute } from '../../lazyRoute.ts'
import { paths } from '../../paths.ts'

const loader = () => import('./KitchenOrders.data.ts')

/** The kitchen's list, its orders one by one, their slips and labels, and the driver's list. */
export const productionPages: RouteObject[] = [
  lazyRoute('ordre/produktion', 'office/production/ProductionRoute', {
    loader: () => import('./ProductionRoute.data.ts'),
    Component: () => import('./ProductionRoute.tsx'),
  }),
  lazyRoute('ordre/produktion/ordrer', 'office/production/ByOrderRoute', {
    loader,
    Component: () => import('./ByOrderRoute.tsx'),
  }),
  lazyRoute('ordre/produktion/sedler', 'office/production/slips/SlipsRoute', {
    loader,
    Component: () => import('./slips/SlipsRoute.tsx'),
  }),
  lazyRoute('ordre/produktion/etiketter', 'office/production/labels/LabelsRoute', {
    loader: () => import('./labels/Labels.data.ts'),
    Component: () => import('./labels/LabelsRoute.tsx'),
  }),
  { path: 'ordre/:orderId/etiketter', loader: ({ params }) => redirect(paths.officeLabels(params.orderId ?? '')) },
  lazyRoute('ordre/produktion/koersel', 'office/production/DriveRoute', {
    loader,
    Component: () => import('./DriveRoute.tsx'),
  }),
]
