import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Order } from '../../../contract/orders.ts'
import { listMiscountedDays } from '../../availability/availabilityStore.ts'
import { openKilledCalls } from '../testing/killedCalls.ts'
import { openTestApp, type TestApp } from '../../testing/testApp.ts'
import { createOrderLink } from '../links/orderLinkStore.ts'
import { addOrderFixture, noon, type OrderFixture } from '../testing/orderFixture.ts'
import { type ProposalFixture, proposalFixture } from '../testing/proposalFixture.ts'

const SERVER = process.env.TEST_DATABASE_URL
const ROUNDS = 100
const ORDERS = 5

describe.runIf(SERVER)('a stream of proposals whose transactions are killed', () => {
  let service: TestApp
  let fixture: OrderFixture
  let people: ProposalFixture
  let killed: Awaited<ReturnType<typeof openKilledCalls>>
  beforeAll(async () => {
    service = await openTestApp({ now: () => noon })
    fixture = await addOrderFixture(service)
    people = proposalFixture(service, fixture)
    killed = await openKilledCalls(service, SERVER ?? '')
    return async () => {
      await killed.close()
      await service.close()
    }
  })

  test('CHG-10 200 kills leave nothing lost or doubled: the place is moved once, and each mail is written once', async () => {
    const orders = await Promise.all(Array.from({ length: ORDERS }, () => people.place()))
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = orders[round % ORDERS]!
      const covers = 10 + (round % 17)
      const price = 1695 + (covers - 10) * 144
      const body = {
        price,
        date: `2026-12-${String(2 + (round % 7)).padStart(2, '0')}`,
        clock: round % 2 === 0 ? '13:00' : '14:00',
        lines: [{ line: 0, covers }],
      }
      const proposed = await killed.send({
        method: 'POST',
        url: `/cater/orders/${id}/proposals`,
        key: `p${round}`,
        token: fixture.token,
        body,
      })
      expect([round, proposed?.statusCode]).toEqual([round, 201])
      // A link of its own for each round: one writes 20 times an hour
      const token = await killed.retried(() => createOrderLink(service.db, id))
      const { order }: { order: Order } = proposed!.json()
      const url = `/order-links/${token}/proposals/${order.proposals[0]!.id}/accept`
      const accepted = await killed.send({ method: 'POST', url, key: `a${round}`, body: { price } })
      expect([round, accepted?.statusCode]).toEqual([round, 200])
    }
    const { calls, struck } = killed.counts()
    expect(calls).toBe(2 * ROUNDS)
    // Most kills must have met a transaction, else nothing was shown
    expect(struck).toBeGreaterThan(ROUNDS / 4)

    await killed.waitForPool()
    const perOrder = ROUNDS / ORDERS
    for (const { id } of orders) {
      const order = await people.readAsCater(id)
      const [last] = order.proposals.filter(({ state }) => state === 'accepted').slice(-1)
      expect(order.proposals.map(({ state }) => state)).toEqual(Array.from({ length: perOrder }, () => 'accepted'))
      expect(last).toBeDefined()
      const events = await people.eventTypes(id)
      expect(events.filter((type) => type === 'proposed')).toHaveLength(perOrder)
      expect(events.filter((type) => type === 'proposal_accepted')).toHaveLength(perOrder)
      const mails = (await people.mailKinds(id)).filter((kind) => kind.startsWith('proposal'))
      expect(mails.filter((kind) => kind === 'proposal_accepted')).toHaveLength(perOrder)
      expect(mails.filter((kind) => kind === 'proposal_accepted_notice')).toHaveLength(perOrder)
      expect(mails).toHaveLength(2 * perOrder)
    }
    expect(await listMiscountedDays(service.db)).toEqual([])
    const covers = await service.db
      .selectFrom('bookedCovers')
      .select(sql<string>`sum(covers)`.as('all'))
      .executeTakeFirst()
    const ordered = await service.db
      .selectFrom('order')
      .select(sql<string>`sum("countedCovers")`.as('all'))
      .executeTakeFirst()
    expect(covers).toEqual(ordered)
  })
})
