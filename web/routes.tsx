import { Outlet } from 'react-router'
import type { RouteObject, ShouldRevalidateFunction } from 'react-router'
import { Document, DocumentError } from './Document.tsx'
import type { Host } from './page/host.ts'
import { RouteError } from './errors/RouteError.tsx'
import { INDEX, LAYOUT, lazyRoute } from './page/lazyRoute.ts'
import { throwNotFound } from './page/throwNotFound.ts'

const ErrorBoundary = RouteError

/** The path of the route of all addresses that lead nowhere. */
export const NOT_FOUND = '*'

// its loader always throws; without a component the router warns
const notFound: RouteObject = { path: NOT_FOUND, loader: throwNotFound, Component: Outlet, ErrorBoundary }

const thanks = lazyRoute(
  'tak-for-din-bestilling/:orderId?',
  'storefront/thanks/ThanksRoute',
  {
    loader: () => import('./storefront/thanks/ThanksRoute.data.ts'),
    Component: () => import('./storefront/thanks/ThanksRoute.tsx'),
  },
  { isPrivate: true, ErrorBoundary },
)

// a caterer without a storefront of its own has its orders and offers on the bare domain
const orderPage = lazyRoute(
  'ordre/:token',
  'storefront/order/OrderPageRoute',
  {
    loader: () => import('./storefront/order/OrderPageRoute.data.ts'),
    Component: () => import('./storefront/order/OrderPageRoute.tsx'),
  },
  { hasSecretPath: true, ErrorBoundary },
)

const offerPage = lazyRoute(
  'tilbud/:token',
  'storefront/offers/OfferPageRoute',
  {
    loader: () => import('./storefront/offers/OfferPageRoute.data.ts'),
    Component: () => import('./storefront/offers/OfferPageRoute.tsx'),
  },
  { hasSecretPath: true, ErrorBoundary },
)

// a storefront shows them within its layout
const everyHostPages = [
  lazyRoute(
    'handelsbetingelser',
    'storefront/conditions/ConditionsRoute',
    {
      loader: () => import('./storefront/conditions/ConditionsRoute.data.ts'),
      Component: () => import('./storefront/conditions/ConditionsRoute.tsx'),
    },
    { ErrorBoundary },
  ),
  lazyRoute(
    'tilgaengelighed',
    'accessibility/AccessibilityRoute',
    {
      loader: () => import('./accessibility/AccessibilityRoute.data.ts'),
      Component: () => import('./accessibility/AccessibilityRoute.tsx'),
    },
    { ErrorBoundary },
  ),
]

// another category is another search of the same page
const unlessSearchChanged: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.search === nextUrl.search && defaultShouldRevalidate

const storefrontPages = [
  lazyRoute(
    INDEX,
    'storefront/catalogue/CaterRoute',
    {
      loader: () => import('./storefront/catalogue/CaterRoute.tsx'),
      Component: () => import('./storefront/catalogue/CaterRoute.tsx'),
    },
    { shouldRevalidate: unlessSearchChanged, ErrorBoundary },
  ),
  lazyRoute(
    'anmod',
    'storefront/ordering/OrderFormRoute',
    {
      loader: () => import('./storefront/ordering/OrderFormRoute.data.ts'),
      Component: () => import('./storefront/ordering/OrderFormRoute.tsx'),
    },
    { isPrivate: true, ErrorBoundary },
  ),
  lazyRoute(
    'kurv/:key',
    'storefront/sharedBaskets/SharedBasketRoute',
    {
      loader: () => import('./storefront/sharedBaskets/SharedBasketRoute.data.ts'),
      Component: () => import('./storefront/sharedBaskets/SharedBasketRoute.tsx'),
    },
    { hasSecretPath: true, ErrorBoundary },
  ),
  lazyRoute(
    'kurv/:key/prisoverslag',
    'storefront/sharedBaskets/PriceEstimateRoute',
    {
      loader: () => import('./storefront/sharedBaskets/PriceEstimateRoute.data.ts'),
      Component: () => import('./storefront/sharedBaskets/PriceEstimateRoute.tsx'),
    },
    { hasSecretPath: true, ErrorBoundary },
  ),
  ...everyHostPages,
  thanks,
  orderPage,
  offerPage,
  notFound,
]

const frontPage = lazyRoute(
  INDEX,
  'frontpage/FrontPageRoute',
  {
    loader: () => import('./frontpage/FrontPageRoute.tsx'),
    Component: () => import('./frontpage/FrontPageRoute.tsx'),
  },
  { ErrorBoundary },
)

const comparison = lazyRoute(
  'sammenlign',
  'frontpage/comparison/ComparisonRoute',
  {
    loader: () => import('./frontpage/comparison/ComparisonRoute.data.ts'),
    Component: () => import('./frontpage/comparison/ComparisonRoute.tsx'),
  },
  { ErrorBoundary },
)

const withinStorefront = (children: RouteObject[]) =>
  lazyRoute(
    LAYOUT,
    'storefront/StorefrontLayout',
    {
      loader: () => import('./storefront/StorefrontLayout.tsx'),
      Component: () => import('./storefront/StorefrontLayout.tsx'),
    },
    { shouldRevalidate: unlessSearchChanged, ErrorBoundary, children },
  )

// on every host, also one without a caterer
const everywhere = [
  lazyRoute(
    'login',
    'login/LoginRoute',
    { loader: () => import('./login/LoginRoute.data.ts'), Component: () => import('./login/LoginRoute.tsx') },
    { isPrivate: true, ErrorBoundary },
  ),
  lazyRoute(
    'adgangskode',
    'login/PasswordRoute',
    { loader: () => import('./login/PasswordRoute.data.ts'), Component: () => import('./login/PasswordRoute.tsx') },
    { isPrivate: true, ErrorBoundary },
  ),
]

/** The id of the route above all others, to which the browser adds the office's later. */
export const SITE = 'site'

/** The routes of a host: a caterer's storefront or the marketplace, and `added` beside them. */
export function routesFor({ slug }: Pick<Host, 'slug'>, added: RouteObject[] = []): RouteObject[] {
  const pages =
    slug === null
      ? [frontPage, comparison, ...everyHostPages, withinStorefront([thanks, orderPage, offerPage]), notFound]
      : [withinStorefront(storefrontPages)]
  return [
    {
      Component: Document,
      ErrorBoundary: DocumentError,
      HydrateFallback: () => null,
      children: [
        { id: SITE, Component: Outlet, ErrorBoundary, children: [...added, ...everywhere, ...pages].map(copyRoute) },
      ],
    },
  ]
}

/** Copies a route: a router removes from its `lazy` what it has loaded, so two routers may not share one. */
function copyRoute(route: RouteObject): RouteObject {
  const lazy = typeof route.lazy === 'object' ? { lazy: { ...route.lazy } } : {}
  return { ...route, ...lazy, ...(route.children && { children: route.children.map(copyRoute) }) } as RouteObject
}
