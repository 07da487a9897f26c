import { act } from 'react'
import type { createMockEnvironment } from 'relay-test-utils'
import { vi } from 'vitest'

/** Opens a field that searches for caterers, answers its search with these, and presses the option with a name. */
export async function chooseCater(
  environment: ReturnType<typeof createMockEnvironment>,
  label: string,
  name: string,
  caters: readonly { number: number; name: string }[],
): Promise<void> {
  const field = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)?.control
  const search = () =>
    environment.mock.getAllOperations().find(({ request }) => request.node.operation.name === 'useCaterChoicesQuery')
  await act(async () => {
    field?.focus()
    field?.click()
  })
  await vi.waitFor(() => {
    if (!search()) throw new Error('No search for caterers')
  })
  const edges = caters.map((cater) => ({ node: { id: `cater-${cater.number}`, city: null, ...cater } }))
  const operation = search()
  if (operation)
    await act(async () =>
      environment.mock.resolve(operation, { data: { allCatersConnection: { totalCount: edges.length, edges } } }),
    )
  const option = () =>
    [...document.querySelectorAll<HTMLElement>('[role=option]')].find(({ textContent }) => textContent === name)
  await vi.waitFor(() => {
    if (!option()) throw new Error(`No option ${name}`)
  })
  await act(async () => option()?.click())
}
