import { beforeAll, describe, expect, test } from 'vitest'
import { listMiscountedDays } from '../availability/availabilityStore.ts'
import { addOrderFixture, noon, type OrderFixture } from '../orders/testing/orderFixture.ts'
import { openKilledCalls } from '../orders/testing/killedCalls.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { type OfferFixture, offerFixture } from './testing/offerFixture.ts'

const SERVER = process.env.TEST_DATABASE_URL
const OFFERS = 20
const MAILS = ['offer', 'offer_approved_notice', 'offer_ordered_notice', 'placed']

describe.runIf(SERVER)('offers whose transactions are killed', () => {
  let service: TestApp
  let fixture: OrderFixture
  let offers: OfferFixture
  let killed: Awaited<ReturnType<typeof openKilledCalls>>
  beforeAll(async () => {
    service = await openTestApp({ now: () => noon })
    fixture = await addOrderFixture(service)
    offers = offerFixture(service, fixture)
    killed = await openKilledCalls(service, SERVER ?? '')
    return async () => {
      await killed.close()
      await service.close()
    }
  })

  const mailKinds = async (offerId: string, orderId: string): Promise<string[]> => {
    const mails = service.db.selectFrom('mail').select('kind').orderBy('kind')
    const written = await mails
      .where((eb) => eb.or([eb('offerId', '=', offerId), eb('orderId', '=', orderId)]))
      .execute()
    return written.map(({ kind }) => kind)
  }

  test('SHA-3 sent, approved and ordered through kills, each is one order, and each mail is written once', async () => {
    for (let round = 0; round < OFFERS; round += 1) {
      const { id } = await killed.retried(() => offers.draft())
      const send = { method: 'POST', url: `/cater/offers/${id}/send`, key: `s${round}`, token: fixture.token } as const
      const sent = await killed.send(send)
      expect([round, sent?.statusCode]).toEqual([round, 200])
      const link = await killed.retried(() => offers.linkOf({ id }))
      const approve = { method: 'POST', url: `/offer-links/${link}/approve`, key: `a${round}` } as const
      expect([round, (await killed.send(approve))?.statusCode]).toEqual([round, 200])
      const order = { method: 'POST', url: `/offer-links/${link}/order`, key: `o${round}` } as const
      expect([round, (await killed.send({ ...order, body: { price: 1695 } }))?.statusCode]).toEqual([round, 201])
      await killed.waitForPool()
      const { state, orderId } = await offers.read(id)
      expect(state).toBe('ordered')
      expect(await mailKinds(id, orderId ?? '')).toEqual(MAILS)
    }
    expect(await offers.countOrders()).toBe(OFFERS)
    expect(await listMiscountedDays(service.db)).toEqual([])
    const { calls, struck } = killed.counts()
    expect(calls).toBe(3 * OFFERS)
    // Enough kills must have met a transaction, else nothing was shown
    expect(struck).toBeGreaterThan(OFFERS / 4)
  })
})
