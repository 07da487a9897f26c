import type { ComponentType } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router'

/** The part of a route that the server reads before it renders the page. */
export interface RouteHandle {
  /** The files of the route's code under web/, without endings: their scripts and style sheets are preloaded. */
  files: string[]
  /** The page is neither cached nor indexed. */
  isPrivate?: boolean
  /** The address opens what only its holder may see: the page is private, and its requests send no referrer. */
  hasSecretPath?: boolean
}

interface RouteModules {
  loader?: () => Promise<{ loader: LoaderFunction }>
  Component: () => Promise<{ Component: ComponentType }>
}

interface RouteOptions extends Pick<RouteObject, 'children' | 'shouldRevalidate'> {
  ErrorBoundary?: ComponentType
  isPrivate?: boolean
  hasSecretPath?: boolean
}

/**
 * A route whose loader and component are loaded when it is first visited; they are two files, so that the data are
 * fetched while the component's code still loads. `path` is INDEX for its parent's own address, and LAYOUT for a route
 * without an address. The imports stand where the route is declared, since Vite finds them only as literals.
 */
export function lazyRoute(
  path: string | typeof INDEX | typeof LAYOUT,
  file: string,
  modules: RouteModules,
  { isPrivate, hasSecretPath, ...options }: RouteOptions = {},
): RouteObject {
  const { loader, Component } = modules
  const handle: RouteHandle = { files: [file], isPrivate: isPrivate || hasSecretPath, hasSecretPath }
  return {
    ...(typeof path === 'string' ? { path } : path),
    ...options,
    handle,
    lazy: {
      ...(loader && { loader: async () => (await loader()).loader }),
      Component: async () => (await Component()).Component,
    },
  } as RouteObject
}

export const INDEX = { index: true } as const
export const LAYOUT = {} as const
