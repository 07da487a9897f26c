import { data, Outlet } from 'react-router'
import type { RouteObject } from 'react-router'
import { Document, DocumentError } from './Document.tsx'
import type { Host } from './host.ts'
import { RouteError } from './relay/RouteError.tsx'

/** What a route tells the server beside what it draws. */
export interface RouteHandle {
  /** The files of its code, so that the page can name their scripts and style sheets. */
  files: string[]
  /** Its pages are neither cached nor indexed. */
  isPrivate?: boolean
}

const ErrorBoundary = RouteError

const throwNotFound = () => {
  throw data(null, { status: 404 })
}

// its loader always throws; without a component the router warns
const notFound: RouteObject = { path: '*', loader: throwNotFound, Component: Outlet, ErrorBoundary }

const thanks: RouteObject = {
  path: 'tak-for-din-bestilling/:orderId?',
  handle: { files: ['storefront/thanks/ThanksRoute'], isPrivate: true } satisfies RouteHandle,
  lazy: {
    loader: async () => (await import('./storefront/thanks/ThanksRoute.data.ts')).loader,
    Component: async () => (await import('./storefront/thanks/ThanksRoute.tsx')).Component,
  },
  ErrorBoundary,
}

const storefrontPages: RouteObject[] = [
  {
    index: true,
    handle: { files: ['storefront/catalogue/CaterRoute'] } satisfies RouteHandle,
    lazy: {
      loader: async () => (await import('./storefront/catalogue/CaterRoute.data.ts')).loader,
      Component: async () => (await import('./storefront/catalogue/CaterRoute.tsx')).Component,
    },
    // another category is the same page
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.search === nextUrl.search && defaultShouldRevalidate,
    ErrorBoundary,
  },
  {
    path: 'anmod',
    handle: { files: ['storefront/ordering/OrderFormRoute'], isPrivate: true } satisfies RouteHandle,
    lazy: {
      loader: async () => (await import('./storefront/ordering/OrderFormRoute.data.ts')).loader,
      Component: async () => (await import('./storefront/ordering/OrderFormRoute.tsx')).Component,
    },
    ErrorBoundary,
  },
  thanks,
  notFound,
]

const frontPage: RouteObject = {
  index: true,
  handle: { files: ['frontpage/FrontPageRoute'] } satisfies RouteHandle,
  lazy: {
    loader: async () => (await import('./frontpage/FrontPageRoute.data.ts')).loader,
    Component: async () => (await import('./frontpage/FrontPageRoute.tsx')).Component,
  },
  ErrorBoundary,
}

const withinStorefront = (children: RouteObject[]): RouteObject => ({
  handle: { files: ['storefront/StorefrontLayout'] } satisfies RouteHandle,
  lazy: {
    loader: async () => (await import('./storefront/StorefrontLayout.data.ts')).loader,
    Component: async () => (await import('./storefront/StorefrontLayout.tsx')).Component,
  },
  shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
    currentUrl.search === nextUrl.search && defaultShouldRevalidate,
  ErrorBoundary,
  children,
})

const officePages: RouteObject[] = [
  {
    index: true,
    handle: { files: ['office/dashboard/DashboardRoute'], isPrivate: true } satisfies RouteHandle,
    lazy: {
      loader: async () => (await import('./office/dashboard/DashboardRoute.data.ts')).loader,
      Component: async () => (await import('./office/dashboard/DashboardRoute.tsx')).Component,
    },
  },
  {
    path: 'ordre',
    handle: { files: ['office/orders/OrderListRoute'], isPrivate: true } satisfies RouteHandle,
    lazy: {
      loader: async () => (await import('./office/orders/OrderListRoute.data.ts')).loader,
      Component: async () => (await import('./office/orders/OrderListRoute.tsx')).Component,
    },
  },
  {
    path: 'ordre/:orderId',
    handle: { files: ['office/orders/OrderRoute'], isPrivate: true } satisfies RouteHandle,
    lazy: {
      loader: async () => (await import('./office/orders/OrderRoute.data.ts')).loader,
      Component: async () => (await import('./office/orders/OrderRoute.tsx')).Component,
    },
  },
  { path: '*', loader: throwNotFound, Component: Outlet },
]

// On every host, unknown ones too.
const everywhere: RouteObject[] = [
  {
    path: 'login',
    handle: { files: ['login/LoginRoute'], isPrivate: true } satisfies RouteHandle,
    lazy: {
      loader: async () => (await import('./login/LoginRoute.data.ts')).loader,
      Component: async () => (await import('./login/LoginRoute.tsx')).Component,
    },
    ErrorBoundary,
  },
  {
    path: 'admin',
    handle: { files: ['office/OfficeLayout'], isPrivate: true } satisfies RouteHandle,
    lazy: {
      loader: async () => (await import('./office/OfficeLayout.data.ts')).loader,
      Component: async () => (await import('./office/OfficeLayout.tsx')).Component,
    },
    ErrorBoundary,
    children: [
      {
        // what is not there or fails is told inside the office
        handle: { files: ['office/OfficeRouteError'] } satisfies RouteHandle,
        lazy: { ErrorBoundary: async () => (await import('./office/OfficeRouteError.tsx')).OfficeRouteError },
        children: officePages,
      },
    ],
  },
]

/** The pages of a host: a caterer's storefront, or the marketplace's own. */
export function routesFor({ slug }: Pick<Host, 'slug'>): RouteObject[] {
  const pages = slug === null ? [frontPage, withinStorefront([thanks]), notFound] : [withinStorefront(storefrontPages)]
  return [
    {
      Component: Document,
      ErrorBoundary: DocumentError,
      HydrateFallback: () => null,
      children: [{ Component: Outlet, ErrorBoundary, children: [...everywhere, ...pages] }],
    },
  ]
}
