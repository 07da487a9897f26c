// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { RelayEnvironmentProvider } from 'react-relay/hooks'
import { commitLocalUpdate, Environment, RecordSource, Store } from 'relay-runtime'
import { expect, test } from 'vitest'
import { createNetwork } from '../../relay/network.ts'
import { viewerQuery } from '../access/officeViewer.ts'
import { flush } from '../testing/renderRoute.tsx'
import { LiveOrdersContext } from './LiveOrdersContext.ts'
import type { LiveOrdersValue } from './LiveOrdersContext.ts'
import { useRefetchOnOrderEvent } from './useRefetchOnOrderEvent.ts'

const NO_VARIABLES = {}

function Refetching() {
  useRefetchOnOrderEvent(viewerQuery, NO_VARIABLES)
  return null
}

test('ERR-3 an answer without the viewer, since the service was too slow, leaves the one that is shown', async () => {
  const failed = { data: { viewer: null }, errors: [{ message: 'Too slow', path: ['viewer'] }] }
  let calls = 0
  const network = createNetwork({
    post: () => {
      calls += 1
      return Promise.resolve(Response.json(failed))
    },
  })
  const environment = new Environment({ network, store: new Store(new RecordSource()) })
  commitLocalUpdate(environment, (store) => {
    store.getRoot().setLinkedRecord(store.create('user-1', 'User'), 'viewer')
  })
  const root = createRoot(document.createElement('div'))
  const live: LiveOrdersValue = {
    state: 'connecting',
    subscribe: () => () => undefined,
    lastUpdateAt: () => Number.POSITIVE_INFINITY,
    lastResyncAt: () => 0,
    trackList: () => undefined,
  }
  await act(async () =>
    root.render(
      <RelayEnvironmentProvider environment={environment}>
        <LiveOrdersContext value={live}>
          <Refetching />
        </LiveOrdersContext>
      </RelayEnvironmentProvider>,
    ),
  )
  await flush()
  expect(calls).toBe(1)
  let shown: string | undefined
  commitLocalUpdate(environment, (store) => {
    shown = store.getRoot().getLinkedRecord('viewer')?.getDataID()
  })
  expect(shown).toBe('user-1')
  act(() => root.unmount())
})
