import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { DeclarationBody } from '../../contract/foods.ts'
import { ALLERGENS, type Allergen } from '../../domain/foods/allergens.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { addOrderFixture, call, noon, type OrderFixture, placeTestOrder } from './testing/orderFixture.ts'

let now = noon
let service: TestApp
let fixture: OrderFixture
let path: string
beforeAll(async () => {
  service = await openTestApp({ now: () => now })
  return () => service.close()
})
beforeEach(async () => {
  now = noon
  fixture = await addOrderFixture(service)
  path = `/caters/${fixture.cater.id}`
  await tick(true)
  await declare(0, ['FISH'])
})

const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)
const tick = (allFoodsListed: boolean) =>
  call(service, 'PUT', `${path}/products/menus/${fixture.ids.platter}`, {
    token: fixture.token,
    body: { allFoodsListed, foodsVersion: 1 },
  })

/** Declares a food, else the herring, so many minutes after noon. */
async function declare(
  minutes: number,
  contains: Allergen[],
  changes: Partial<DeclarationBody> = {},
  food: keyof OrderFixture['ids'] = 'herring',
) {
  now = later(minutes)
  const body = {
    contains: contains.map((allergen) => ({ allergen, sources: [] })),
    mayContain: [],
    free: ALLERGENS.filter((allergen) => !contains.includes(allergen)),
    diets: [],
    isComplete: true,
    ...changes,
  }
  const answer = await call(service, 'PUT', `${path}/foods/item/${fixture.ids[food]}/declaration`, {
    token: fixture.token,
    body,
  })
  expect(answer.statusCode).toBe(200)
}

const mailsOf = (orderId: string) =>
  service.db
    .selectFrom('mail')
    .selectAll()
    .where('orderId', '=', orderId)
    .where('kind', '=', 'allergens_changed')
    .orderBy('sendAfter')
    .execute()

test('ALG-13 the customer of a coming order gets one mail for all changes of ten minutes, with what was declared before and is now', async () => {
  const { id } = await placeTestOrder(service, fixture)
  await declare(60, ['FISH', 'EGGS'])
  await declare(63, ['FISH', 'EGGS', 'MUSTARD'])
  const [mail, ...others] = await mailsOf(id)
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    subject: 'Allergener i din bestilling er ændret',
    to: 'karen@example.dk',
    state: 'queued',
    sendAfter: later(70),
  })
  expect(mail?.text).toContain('Sild. Da du bestilte: Indeholder: fisk. Nu: Indeholder: æg, fisk, sennep.')
})

test('ALG-13 there is no mail where the changes of ten minutes come to nothing new, and none for fewer allergens', async () => {
  const { id } = await placeTestOrder(service, fixture)
  await declare(60, ['FISH', 'EGGS'])
  await declare(65, ['FISH'])
  expect(await mailsOf(id)).toEqual([])
  await declare(80, [])
  expect(await mailsOf(id)).toEqual([])
  await declare(90, ['FISH'])
  expect(await mailsOf(id)).toEqual([])
})

test('ALG-13 what may be in the food is reported as well, and a later change after the mail is a mail of its own', async () => {
  const { id } = await placeTestOrder(service, fixture)
  const free = ALLERGENS.filter((allergen) => allergen !== 'FISH' && allergen !== 'NUTS')
  await declare(60, ['FISH'], { mayContain: [{ allergen: 'NUTS', sources: [] }], free })
  expect((await mailsOf(id)).map(({ text }) => /Kan indeholde: nødder/.test(text))).toEqual([true])
  await service.db
    .updateTable('mail')
    .set({ state: 'sent', sentAt: later(70) })
    .where('orderId', '=', id)
    .execute()
  await declare(75, ['FISH'], { mayContain: [{ allergen: 'NUTS', sources: [] }], free, diets: ['ORGANIC'] })
  expect(await mailsOf(id)).toHaveLength(1)
  await declare(80, ['FISH', 'EGGS'])
  expect((await mailsOf(id)).map(({ state, sendAfter }) => [state, sendAfter])).toEqual([
    ['sent', later(70)],
    ['queued', later(90)],
  ])
})

test('ALG-13 an order that is refused gets no mail, nor does one that is refused before it is sent', async () => {
  const refuse = (id: string) => call(service, 'PUT', `/cater/orders/${id}/refuse`, { token: fixture.token, body: {} })
  const [refused, waiting] = [await placeTestOrder(service, fixture), await placeTestOrder(service, fixture)]
  await refuse(refused.id)
  await declare(60, ['FISH', 'EGGS'])
  expect([await mailsOf(refused.id), await mailsOf(waiting.id)]).toMatchObject([[], [{ state: 'queued' }]])
  await refuse(waiting.id)
  expect(await mailsOf(waiting.id)).toEqual([])
})

test('ALG-13 an order without an email gets no mail', async () => {
  const { id } = await placeTestOrder(service, fixture)
  await service.db.updateTable('order').set({ email: '' }).where('id', '=', id).execute()
  await declare(60, ['FISH', 'EGGS'])
  expect(await mailsOf(id)).toEqual([])
})

test('ALG-11 ALG-13 of a menu that was undeclared nothing is reported until it has its tick; what was declared is corrected without it', async () => {
  await tick(false)
  const undeclared = await placeTestOrder(service, fixture)
  await tick(true)
  now = later(1)
  const declared = await placeTestOrder(service, fixture)
  await tick(false)
  await declare(60, ['FISH', 'EGGS'])
  expect([await mailsOf(undeclared.id), await mailsOf(declared.id)]).toMatchObject([[], [{ state: 'queued' }]])
  const changes = async (id: string) =>
    (await call(service, 'GET', `/cater/orders/${id}`, fixture)).json().allergenChanges
  expect(await changes(undeclared.id)).toEqual([])
  await tick(true)
  expect(await changes(undeclared.id)).toMatchObject([{ food: 'Sild', before: null, after: { diets: [] } }])
})

const changesOf = async (id: string) =>
  (await call(service, 'GET', `/cater/orders/${id}`, fixture)).json().allergenChanges

test('ALG-6 ALG-13 two foods of one name are two changes: the order shows both, and the mail names what each has gained', async () => {
  await service.db.updateTable('menu').set({ name: 'Sild' }).where('id', '=', fixture.ids.shrimp).execute()
  await declare(1, ['CRUSTACEANS'], {}, 'shrimp')
  now = later(2)
  const { id } = await placeTestOrder(service, fixture)
  await declare(60, ['FISH', 'EGGS'])
  await declare(61, [], {}, 'shrimp')
  expect(await changesOf(id)).toMatchObject([
    { food: 'Sild', after: { contains: [{ allergen: 'FISH' }, { allergen: 'EGGS' }] } },
    { food: 'Sild', after: { contains: [] } },
  ])
  expect((await mailsOf(id)).map(({ text }) => text)).toEqual([
    expect.stringContaining('Sild. Da du bestilte: Indeholder: fisk. Nu: Indeholder: æg, fisk.'),
  ])
})

test('ALG-13 the mail holds a change whose transaction began before the one that it waited for', async () => {
  await declare(1, ['CRUSTACEANS'], {}, 'shrimp')
  now = later(2)
  const { id } = await placeTestOrder(service, fixture)
  await declare(60, ['FISH', 'EGGS'])
  await declare(59, ['CRUSTACEANS', 'MILK'], {}, 'shrimp')
  const [mail, ...others] = await mailsOf(id)
  expect([mail?.sendAfter, others]).toEqual([later(69), []])
  expect(mail?.text).toContain('Rejer. Da du bestilte: Indeholder: krebsdyr. Nu: Indeholder: krebsdyr, mælk.')
  expect(mail?.text).toContain('Sild. Da du bestilte: Indeholder: fisk. Nu: Indeholder: æg, fisk.')
})

test('ALG-13 a mail that was attempted may have arrived: it stays, and the next change is a mail of its own', async () => {
  const { id } = await placeTestOrder(service, fixture)
  await declare(60, ['FISH', 'EGGS'])
  await service.db.updateTable('mail').set({ attempts: 1 }).where('orderId', '=', id).execute()
  await declare(75, ['FISH', 'EGGS', 'MUSTARD'])
  expect((await mailsOf(id)).map(({ attempts, sendAfter }) => [attempts, sendAfter])).toEqual([
    [1, later(70)],
    [0, later(85)],
  ])
})

test('ALG-13 the mail waits again, at its time, where the refusal that cancelled it is undone', async () => {
  now = later(1)
  const { id } = await placeTestOrder(service, fixture)
  await declare(60, ['FISH', 'EGGS'])
  now = later(65)
  await call(service, 'PUT', `/cater/orders/${id}/refuse`, { token: fixture.token, body: {} })
  expect(await mailsOf(id)).toEqual([])
  expect((await call(service, 'PUT', `/cater/orders/${id}/undo`, fixture)).statusCode).toBe(200)
  expect(await mailsOf(id)).toMatchObject([{ state: 'queued', sendAfter: later(70) }])
  expect((await mailsOf(id))[0]?.text).toContain('Nu: Indeholder: æg, fisk.')
})
