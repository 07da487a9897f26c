import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { RelayEnvironmentProvider } from 'react-relay/hooks'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router'
import type { RouteObject } from 'react-router'
import { createMockEnvironment } from 'relay-test-utils'
import { afterEach } from 'vitest'
import { hostContext, parseHost } from '../../page/host.ts'
import { relayContext } from '../../relay/relayContext.ts'
import { Toasts } from '../../ui/Toasts.tsx'
import { UndoOffers } from '../undo/UndoOffers.tsx'

const unmounts: (() => void)[] = []
afterEach(async () => {
  for (const unmount of unmounts.splice(0)) act(unmount)
  document.body.replaceChildren()
  // A dialog that has closed takes its entry out of the history later, which must not outlive the test's window
  while (window.history.state?.dialogs > 0) await flush()
  await flush()
})

/** Renders a route with a mock Relay environment. `responses` resolve its first operations, in order. */
export async function renderRoute(
  route: RouteObject,
  address: string,
  responses: Parameters<ReturnType<typeof createMockEnvironment>['mock']['queueOperationResolver']>[0][] = [],
) {
  const environment = createMockEnvironment()
  for (const response of responses) environment.mock.queueOperationResolver(response)
  const router = createMemoryRouter([{ HydrateFallback: () => null, children: [route] }], {
    initialEntries: [address],
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(relayContext, environment)
      context.set(hostContext, parseHost('localhost', 'localhost'))
      return context
    },
  })
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  unmounts.push(() => root.unmount())
  await act(async () => {
    root.render(
      <RelayEnvironmentProvider environment={environment}>
        <Toasts>
          <UndoOffers>
            <RouterProvider router={router} />
          </UndoOffers>
        </Toasts>
      </RelayEnvironmentProvider>,
    )
  })
  await flush()
  return { environment, router }
}

/** Waits for pending promises and renders. */
export const flush = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)))

/** The texts of all buttons. */
export const buttonNames = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent)

/** The button with this text; throws where there is none. */
export function getButton(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  if (!found) throw new Error(`No button '${name}' among ${buttonNames().join(', ')}`)
  return found
}

/** Clicks a button and waits for the renders that follow. */
export async function clickButton(name: string): Promise<void> {
  await act(async () => getButton(name).click())
  await flush()
}

/** The text of the page. */
export const pageText = () => document.body.textContent ?? ''

/** A typed error as the graph answers it; `__isUserError` lets Relay match fragments on the interface. */
export const userError = (typename: 'EditConflict' | 'NotPossible' | 'ValidationFailed', message = '') => ({
  __typename: typename,
  __isUserError: typename,
  message,
})
