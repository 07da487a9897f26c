// oxlint-disable-next-line import/no-unassigned-import
import './ui/global.css'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RelayEnvironmentProvider } from 'react-relay/hooks'
import { createBrowserRouter, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { hostContext, parseHost } from './page/host.ts'
import { PageContext } from './page/PageContext.ts'
import type { PageData } from './pageData.ts'
import { createEnvironment } from './relay/environment.ts'
import { openStreamFromBrowser, postFromBrowser } from './relay/postFromBrowser.ts'
import { relayContext } from './relay/relayContext.ts'
import { noticeFilledFields } from './filledFields.ts'
import { tolerateMovedNodes } from './movedNodes.ts'
import { paths } from './page/paths.ts'
import { routesFor, SITE } from './routes.tsx'

const { answers, domain } = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}') as PageData
const environment = createEnvironment({
  post: postFromBrowser,
  openStream: openStreamFromBrowser,
  isServer: false,
  answers,
})
const host = parseHost(window.location.host, domain)
const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][data-precedence=default]')
const styleSheets = [...links].map((link) => link.getAttribute('href') ?? '')

const router = createBrowserRouter(routesFor(host), {
  getContext: () => {
    const context = new RouterContextProvider()
    context.set(relayContext, environment)
    context.set(hostContext, host)
    return context
  },
  patchRoutesOnNavigation: async ({ path, patch }) => {
    if (path !== paths.office() && !path.startsWith(`${paths.office()}/`)) return
    const { officeRoute } = await import('./office/officeRoute.ts')
    patch(SITE, [officeRoute])
  },
})
// The loaders run here again, and read the answers that came with the page; the page is hydrated when they are done.
if (!router.state.initialized) {
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}

// The browser has scrolled to where the page was, or to its hash, and the visitor on from there: the router would begin at the top.
router.state.restoreScrollPosition = false
tolerateMovedNodes()
noticeFilledFields()
// As a transition, React yields to the browser between its steps; else all of the page is one long task.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageContext value={{ host, styleSheets, scheme: window.location.protocol }}>
        <RelayEnvironmentProvider environment={environment}>
          <RouterProvider router={router} />
        </RelayEnvironmentProvider>
      </PageContext>
    </StrictMode>,
  )
})
