import type { RouteObject } from 'react-router'
import { redirect } from 'react-router'
import { lazyRoute } from '../../../page/lazyRoute.ts'
import { paths } from '../../../page/paths.ts'

/** The labels of food, to print. */
export const labelPages: RouteObject[] = [
  lazyRoute('ordre/produktion/etiketter', 'office/production/labels/LabelsRoute', {
    loader: () => import('./Labels.data.ts'),
    Component: () => import('./LabelsRoute.tsx'),
  }),
  { path: 'ordre/:orderId/etiketter', loader: ({ params }) => redirect(paths.officeLabels(params.orderId ?? '')) },
]
