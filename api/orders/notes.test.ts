import { beforeAll, expect, test } from 'vitest'
import { createScenario, type Scenario } from '../testing/actors.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'

let service: TestApp
let scenario: Scenario
beforeAll(async () => {
  service = await openTestApp()
  scenario = await createScenario(service)
  return () => service.close()
})

const SECRET = 'Kunden betaler altid for sent'
const as = (actor: keyof Scenario['tokens']) => ({ authorization: `Bearer ${scenario.tokens[actor]}` })
const read = async (actor: keyof Scenario['tokens'], url: string) => service.app.inject({ url, headers: as(actor) })

test('DAY-12 a note is read by the owners and staff of its caterer alone, and nobody is notified', async () => {
  const { orderId } = scenario
  const counts = async () => [
    (await service.db.selectFrom('mail').select('id').execute()).length,
    (await service.db.selectFrom('orderEvent').select('id').execute()).length,
  ]
  const before = await counts()
  const answer = await service.app.inject({
    method: 'POST',
    url: `/api/v2/cater/orders/${orderId}/notes`,
    headers: { ...as('staff'), 'idempotency-key': 'a-note' },
    payload: { note: ` ${SECRET} ` },
  })
  expect([answer.statusCode, answer.json().order.notes]).toMatchObject([201, [{ text: SECRET, by: 'Uffe User' }]])
  expect(await counts()).toEqual(before)
  const own = await read('own', `/api/v2/cater/orders/${orderId}`)
  expect(own.json().notes).toMatchObject([{ text: SECRET, by: 'Uffe User' }])
  for (const actor of ['customer', 'admin'] as const) {
    const order = (await read(actor, `/api/v2/orders/${orderId}`)).json()
    expect([order.id, order.notes]).toEqual([orderId, null])
  }
  for (const [actor, url] of [
    ['customer', '/api/v2/orders'],
    ['admin', '/api/v2/admin/orders'],
    ['other', '/api/v2/cater/orders'],
    ['kitchen', `/api/v2/cater/orders/${orderId}`],
  ] as const)
    expect((await read(actor, url)).body).not.toContain(SECRET)
  const empty = await service.app.inject({
    method: 'POST',
    url: `/api/v2/cater/orders/${orderId}/notes`,
    headers: as('own'),
    payload: { note: '  ' },
  })
  expect(empty.statusCode).toBe(422)
})

test('DAY-12 a note outlives who wrote it, without the name', async () => {
  await service.db.deleteFrom('user').where('id', '=', scenario.users.staff.id).execute()
  const own = await read('own', `/api/v2/cater/orders/${scenario.orderId}`)
  expect(own.json().notes).toMatchObject([{ text: SECRET, by: null }])
})
