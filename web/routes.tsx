import { Outlet } from 'react-router'
import type { RouteObject } from 'react-router'
import { Document, DocumentError } from './Document.tsx'
import type { Host } from './host.ts'
import { RouteError } from './errors/RouteError.tsx'
import type { RouteHandle } from './routeHandle.ts'
import { throwNotFound } from './throwNotFound.ts'

const ErrorBoundary = RouteError

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
  {
    path: 'handelsbetingelser',
    handle: { files: ['storefront/conditions/ConditionsRoute'] } satisfies RouteHandle,
    lazy: {
      loader: async () => (await import('./storefront/conditions/ConditionsRoute.data.ts')).loader,
      Component: async () => (await import('./storefront/conditions/ConditionsRoute.tsx')).Component,
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

const marketConditions: RouteObject = {
  path: 'handelsbetingelser',
  handle: { files: ['frontpage/MarketConditionsRoute'] } satisfies RouteHandle,
  lazy: { Component: async () => (await import('./frontpage/MarketConditionsRoute.tsx')).Component },
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
    path: 'adgangskode',
    handle: { files: ['login/PasswordRoute'], isPrivate: true } satisfies RouteHandle,
    lazy: {
      loader: async () => (await import('./login/PasswordRoute.data.ts')).loader,
      Component: async () => (await import('./login/PasswordRoute.tsx')).Component,
    },
    ErrorBoundary,
  },
]

/** The id of the route that holds all others, for those that are added later. */
export const SITE = 'site'

/** The pages of a host: a caterer's storefront, or the marketplace's own; and those that are added to them. */
export function routesFor({ slug }: Pick<Host, 'slug'>, added: RouteObject[] = []): RouteObject[] {
  const pages =
    slug === null
      ? [frontPage, marketConditions, withinStorefront([thanks]), notFound]
      : [withinStorefront(storefrontPages)]
  return [
    {
      Component: Document,
      ErrorBoundary: DocumentError,
      HydrateFallback: () => null,
      children: [
        { id: SITE, Component: Outlet, ErrorBoundary, children: [...added, ...everywhere, ...pages].map(ownRoute) },
      ],
    },
  ]
}

/** A router takes away from a route's `lazy` what it has loaded: no two of them may share it. */
function ownRoute(route: RouteObject): RouteObject {
  const lazy = typeof route.lazy === 'object' ? { lazy: { ...route.lazy } } : {}
  return { ...route, ...lazy, ...(route.children && { children: route.children.map(ownRoute) }) } as RouteObject
}
