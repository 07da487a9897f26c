import type { RouteObject } from 'react-router'
import { lazyRoute } from '../../page/lazyRoute.ts'

/** The binding offers of a caterer. */
export const offerPages: RouteObject[] = [
  lazyRoute('tilbud', 'office/offers/OfferListRoute', {
    loader: () => import('./OfferListRoute.data.ts'),
    Component: () => import('./OfferListRoute.tsx'),
  }),
  lazyRoute('tilbud/nyt', 'office/offers/NewOfferRoute', {
    loader: () => import('./NewOfferRoute.data.ts'),
    Component: () => import('./NewOfferRoute.tsx'),
  }),
  lazyRoute('tilbud/:offerId', 'office/offers/OfferRoute', {
    loader: () => import('./OfferRoute.data.ts'),
    Component: () => import('./OfferRoute.tsx'),
  }),
]
