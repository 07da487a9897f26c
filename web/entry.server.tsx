// oxlint-disable-next-line import/no-unassigned-import
import './ui/global.css'
import { Writable } from 'node:stream'
import { StrictMode } from 'react'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { RelayEnvironmentProvider } from 'react-relay/hooks'
import { createStaticHandler, createStaticRouter, RouterContextProvider, StaticRouterProvider } from 'react-router'
import type { StaticHandlerContext } from 'react-router'
import { RECORD_EARLY_CLICK } from './earlyClick.ts'
import { listScripts, LOAD_SCRIPTS } from './loadScripts.ts'
import { hostContext } from './page/host.ts'
import type { Host } from './page/host.ts'
import { PageContext } from './page/PageContext.ts'
import type { PageData } from './pageData.ts'
import { createEnvironment } from './relay/environment.ts'
import { pageFailure } from './relay/graphError.ts'
import type { PageFailure } from './relay/graphError.ts'
import type { GraphResponse, PageAnswers } from './relay/graphResponse.ts'
import type { PostOperation } from './relay/postOperation.ts'
import { relayContext } from './relay/relayContext.ts'
import { officeRoute } from './office/officeRoute.ts'
import { routesFor } from './routes.tsx'
import type { RouteHandle } from './page/lazyRoute.ts'

export { parseHost } from './page/host.ts'
export { publicPage } from './publicPage.ts'
export type { PublicPage } from './publicPage.ts'
export type { Host } from './page/host.ts'
export { pageFailure } from './relay/graphError.ts'
export type { PageFailure } from './relay/graphError.ts'
export { renderSitemap } from './storefront/catalogue/sitemap.ts'

/** The scripts and styles of a page. */
export interface PageAssets {
  entry: string
  /** Scripts that the entry imports. */
  scripts: string[]
  styleSheets: string[]
  /** Markup for the head that is not React's: the development server's. */
  head?: string
}

export interface PageRequest {
  request: Request
  host: Host
  post: PostOperation
  /** The assets of a page that is made by these files of web/, named without their endings. */
  assetsOf: (files: string[]) => PageAssets
  /** Called with each error of a page. */
  onError: (error: unknown) => void
}

/** A whole page: its HTML (UTF-8) is complete when it is sent. */
export interface RenderedPage {
  status: number
  body: Buffer
  isPrivate: boolean
  /** The address is a secret. */
  hasSecretPath: boolean
  /** Not null when the page shows an error. */
  failure: PageFailure | null
}

const handlers = {
  storefront: createStaticHandler(routesFor({ slug: '' }, [officeRoute])),
  marketplace: createStaticHandler(routesFor({ slug: null }, [officeRoute])),
}
const RENDER_TIMEOUT_MS = 10_000

/** Renders the requested page, or returns the redirect of its loaders. */
export async function renderPage(page: PageRequest): Promise<RenderedPage | Response> {
  const { host, assetsOf, onError } = page
  const answers: PageAnswers = {}
  const environment = createEnvironment({
    post: page.post,
    isServer: true,
    onAnswer: (body, answer) => {
      // Without its cost, which differs for each request
      const { data, errors } = answer as GraphResponse
      answers[body] = { data, errors }
    },
  })
  const requestContext = new RouterContextProvider()
  requestContext.set(relayContext, environment)
  requestContext.set(hostContext, host)
  const handler = host.slug === null ? handlers.marketplace : handlers.storefront
  const context = await handler.query(page.request, { requestContext })
  if (context instanceof Response) return context

  const failure = failureIn(context, onError)
  const handles = context.matches.flatMap(({ route }) => (route.handle as RouteHandle | undefined) ?? [])
  const assets = assetsOf(handles.flatMap(({ files }) => files))
  const html = await renderToHtml(
    <StrictMode>
      <PageContext value={{ host, styleSheets: assets.styleSheets, scheme: new URL(page.request.url).protocol }}>
        <RelayEnvironmentProvider environment={environment}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </RelayEnvironmentProvider>
      </PageContext>
    </StrictMode>,
    onError,
  )
  const isPrivate = handles.some((handle) => handle.isPrivate)
  // A page that failed has nothing to hydrate: its 'Prøv igen' loads it anew.
  const scripts = failure ? '' : scriptsOf(assets, { domain: host.domain, answers }, isPrivate)
  return {
    status: failure?.status ?? context.statusCode,
    body: withScripts(html, assets, scripts),
    isPrivate,
    hasSecretPath: handles.some(({ hasSecretPath }) => hasSecretPath),
    failure,
  }
}

/** The error of the loaders with the highest status. */
function failureIn(context: StaticHandlerContext, onError: (error: unknown) => void): PageFailure | null {
  const thrown = Object.values(context.errors ?? {}).filter((error) => error instanceof Error)
  for (const error of thrown) onError(error)
  return thrown.map(pageFailure).toSorted((a, b) => b.status - a.status)[0] ?? null
}

// Collected on purpose: a chunk of React's may end in the middle of a tag or of a character.
function renderToHtml(page: ReactNode, onError: (error: unknown) => void): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    const sink = new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        clearTimeout(timer)
        resolve(Buffer.concat(chunks))
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(page, {
      onError,
      onShellError: reject,
      onAllReady: () => pipe(sink),
    })
    const timer = setTimeout(() => {
      abort(new Error('rendering timed out'))
      reject(new Error('rendering timed out'))
    }, RENDER_TIMEOUT_MS)
  })
}

/** The scripts within a page, the same on every one. */
export const INLINE_SCRIPTS = [RECORD_EARLY_CLICK, LOAD_SCRIPTS] as const

function scriptsOf({ entry, scripts }: PageAssets, data: PageData, isPrivate: boolean): string {
  // inside a script only '<' can end it
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return (
    `<script>${RECORD_EARLY_CLICK}</script>` +
    `<script type="application/json" id="page-data">${json}</script>` +
    listScripts(entry, scripts, isPrivate) +
    `<script>${LOAD_SCRIPTS}</script>`
  )
}

function withScripts(html: Buffer, { head = '' }: PageAssets, endOfBody: string): Buffer {
  const headEnd = html.indexOf('</head>')
  const bodyEnd = html.lastIndexOf('</body>')
  return Buffer.concat([
    html.subarray(0, headEnd),
    Buffer.from(head),
    html.subarray(headEnd, bodyEnd),
    Buffer.from(endOfBody),
    html.subarray(bodyEnd),
  ])
}
