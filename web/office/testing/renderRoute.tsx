import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { RelayEnvironmentProvider } from 'react-relay/hooks'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router'
import type { RouteObject } from 'react-router'
import { createMockEnvironment } from 'relay-test-utils'
import { afterEach } from 'vitest'
import { relayContext } from '../../relay/relayContext.ts'
import { Toasts } from '../../ui/Toasts.tsx'

const unmounts: (() => void)[] = []
afterEach(() => {
  for (const unmount of unmounts.splice(0)) act(unmount)
  document.body.replaceChildren()
})

/** Shows a route over a mock Relay environment. `answers` are given to its first operations, in order. */
export async function renderRoute(
  route: RouteObject,
  address: string,
  answers: Parameters<ReturnType<typeof createMockEnvironment>['mock']['queueOperationResolver']>[0][] = [],
) {
  const environment = createMockEnvironment()
  for (const answer of answers) environment.mock.queueOperationResolver(answer)
  const router = createMemoryRouter([{ HydrateFallback: () => null, children: [route] }], {
    initialEntries: [address],
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(relayContext, environment)
      return context
    },
  })
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  unmounts.push(() => root.unmount())
  await act(async () => {
    root.render(
      <RelayEnvironmentProvider environment={environment}>
        <Toasts>
          <RouterProvider router={router} />
        </Toasts>
      </RelayEnvironmentProvider>,
    )
  })
  await flush()
  return { environment, router }
}

/** Lets everything that is under way come to its end. */
export const flush = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)))

/** All buttons that people can see, by their words. */
export const buttonNames = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent)

/** The button with these words. */
export function getButton(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  if (!found) throw new Error(`No button '${name}' among ${buttonNames().join(', ')}`)
  return found
}

/** Presses a button and waits for what follows. */
export async function clickButton(name: string): Promise<void> {
  await act(async () => getButton(name).click())
  await flush()
}

/** What people read. */
export const pageText = () => document.body.textContent ?? ''

/** A typed error as the graph answers it; `__isUserError` lets Relay match fragments on the interface. */
export const userError = (typename: 'EditConflict' | 'NotPossible' | 'ValidationFailed', message = '') => ({
  __typename: typename,
  __isUserError: typename,
  message,
})
