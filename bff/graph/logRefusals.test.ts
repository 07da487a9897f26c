import { beforeAll, expect, test } from 'vitest'
import { startTestGraph } from '../testing/testGraph.ts'

let bff: Awaited<ReturnType<typeof startTestGraph>>
beforeAll(async () => {
  bff = await startTestGraph({ BUDGET_ANONYMOUS: '5' })
  return () => bff.v2.stop()
})

test('SEC-22 an operation that is refused is told to the log of security by its codes, and others are not', async () => {
  await bff.execute('{ city(zipCode: "8000") { city } nothing }')
  await bff.execute('{ city(zipCode: "8000") { city } }')
  const forged = { cookie: await bff.v2.token('kunde@demo.dk'), headers: { 'x-csrf': '0' } }
  await bff.execute('mutation { logout { __typename } }', forged)
  await bff.execute('{ a: city(zipCode: "8000") { city } b: city(zipCode: "8200") { city } }')
  const events = bff.logged
    .map((entry) => (entry as [Record<string, unknown>])[0])
    .filter((line) => line.event === 'security')
  const common = { event: 'security', action: 'refused', network: '192.0.2.7', requestId: 'request-1' }
  expect(events).toEqual([
    { ...common, userId: expect.stringMatching(/./), codes: ['FORBIDDEN'] },
    { ...common, userId: null, codes: ['RATE_LIMITED'] },
  ])
})
