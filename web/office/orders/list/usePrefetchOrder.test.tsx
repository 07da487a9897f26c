// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { RelayEnvironmentProvider } from 'react-relay/hooks'
import { createMockEnvironment } from 'relay-test-utils'
import { beforeAll, expect, test } from 'vitest'
import { usePrefetchOrder } from './usePrefetchOrder.ts'

// Compiled once, which takes longer than a test waits
beforeAll(() => Promise.all([import('../detail/OrderRoute.data.ts'), import('../detail/OrderRoute.tsx')]))

function Row({ uuid }: { uuid: string }) {
  return (
    <a href={uuid} {...usePrefetchOrder(uuid)}>
      {uuid}
    </a>
  )
}

async function renderRows(uuids: string[]) {
  const environment = createMockEnvironment()
  const container = document.createElement('div')
  document.body.append(container)
  await act(async () =>
    createRoot(container).render(
      <RelayEnvironmentProvider environment={environment}>
        {uuids.map((uuid) => (
          <Row key={uuid} uuid={uuid} />
        ))}
      </RelayEnvironmentProvider>,
    ),
  )
  const requested = () => environment.mock.getAllOperations().map(({ request }) => request.variables.id)
  const focus = (uuid: string) => container.querySelector<HTMLAnchorElement>(`[href='${uuid}']`)?.focus()
  return { environment, requested, focus }
}

test('DAY-1 only the row that the focus stays on is fetched', async () => {
  const { requested, focus } = await renderRows(['a', 'b', 'c'])
  for (const uuid of ['a', 'b', 'c']) focus(uuid)
  await expect.poll(requested).toEqual(['c'])
})

test('DAY-1 a prefetch that fails is tried again the next time', async () => {
  const { environment, requested, focus } = await renderRows(['a', 'b'])
  focus('a')
  await expect.poll(requested).toEqual(['a'])
  environment.mock.rejectMostRecentOperation(new Error('Kan ikke nå serveren'))
  focus('b')
  await expect.poll(requested).toEqual(['b'])
  focus('a')
  await expect.poll(requested).toEqual(['b', 'a'])
})
