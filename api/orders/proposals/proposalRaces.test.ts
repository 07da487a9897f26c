import { beforeAll, describe, expect, test } from 'vitest'
import { listMiscountedDays } from '../../availability/availabilityStore.ts'
import { openTestApp, type TestApp } from '../../testing/testApp.ts'
import { addOrderFixture, call, noon, type OrderFixture } from '../testing/orderFixture.ts'
import { type ProposalFixture, proposalFixture } from '../testing/proposalFixture.ts'
import { expireProposal } from './endProposals.ts'

const ROUNDS = 12

// The embedded database serialises transactions: nothing there is concurrent
describe.runIf(process.env.TEST_DATABASE_URL)('what is done to a proposal at once', () => {
  let service: TestApp
  let fixture: OrderFixture
  let people: ProposalFixture
  let now = noon
  beforeAll(async () => {
    service = await openTestApp({ now: () => now })
    fixture = await addOrderFixture(service)
    people = proposalFixture(service, fixture)
    return () => service.close()
  })

  const proposed = async () => {
    now = noon
    const placed = await people.place()
    await people.proposeAsCater(placed.id, {
      price: 2271,
      date: '2026-12-03',
      lines: [{ line: 0, covers: 14 }],
      openHours: 1,
    })
    return placed
  }
  const stateOf = async (token: string) => (await people.read(token)).proposals[0]?.state

  test('CHG-5 of accept, decline and withdraw at once one wins, and the others see the state', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, token } = await proposed()
      const answers = await Promise.all([
        people.answerAsCustomer(token, 'accept'),
        people.answerAsCustomer(token, 'decline'),
        people.answerAsCater(id, 'withdraw'),
        people.answerAsCustomer(token, 'accept'),
      ])
      const statuses = answers.map(({ statusCode }) => statusCode).sort()
      expect(statuses).toEqual([200, 409, 409, 409])
      const state = await stateOf(token)
      for (const loser of answers.filter(({ statusCode }) => statusCode === 409))
        expect(loser.json().order.proposals).toMatchObject([{ state }])
      const events = await people.eventTypes(id)
      expect(events).toEqual(['placed', 'proposed', `proposal_${state}`])
    }
    expect(await listMiscountedDays(service.db)).toEqual([])
  })

  test('CHG-10 of accept and expiry in the same second one wins, and the place is moved once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, token } = await proposed()
      const { mailQueue, config } = service.services
      const over = new Date(noon.getTime() + 3_600_000)
      now = new Date(over.getTime() - 1)
      const [accepted, expired] = await Promise.all([
        people.answerAsCustomer(token, 'accept'),
        service.db.transaction().execute((tx) => expireProposal({ tx, mailQueue, site: config.site, at: over }, id)),
      ])
      expect([accepted.statusCode === 200, expired].filter(Boolean)).toHaveLength(1)
      expect(await stateOf(token)).toBe(expired ? 'expired' : 'accepted')
      expect((await people.read(token)).price).toBe(expired ? 1695 : 2271)
    }
    expect(await listMiscountedDays(service.db)).toEqual([])
  })

  test('CHG-10 of accept, cancel, change and the caterer’s own answer at once every order is whole', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, token } = await proposed()
      const answers = await Promise.all([
        people.answerAsCustomer(token, 'accept'),
        call(service, 'POST', `/order-links/${token}/cancel`, { body: { fee: 0 } }),
        call(service, 'POST', `/order-links/${token}/changes`, { body: { covers: [11], price: 1839 } }),
        call(service, 'PUT', `/cater/orders/${id}/refuse`, fixture),
      ])
      expect(answers.map(({ statusCode }) => statusCode).filter((code) => code !== 200 && code !== 409)).toEqual([])
      const order = await people.read(token)
      const [proposal] = order.proposals
      expect(['accepted', 'superseded']).toContain(proposal?.state)
      const isAgreed = proposal?.state === 'accepted'
      expect([1695, 1839, 2271]).toContain(order.price)
      expect(order.price === 2271).toBe(isAgreed)
      expect(order.delieveryDate).toBe(isAgreed ? '2026-12-03' : '2026-12-01')
    }
    expect(await listMiscountedDays(service.db)).toEqual([])
  })

  test('CHG-4 of many who propose at once one is open, and nobody waits for another for ever', async () => {
    const places = await Promise.all(Array.from({ length: 6 }, () => people.place()))
    now = noon
    const dates = ['2026-12-03', '2026-12-04', '2026-12-07']
    await Promise.all(
      places.flatMap(({ id, token }, index) => [
        people.proposeAsCater(id, { price: 1695, date: dates[index % 3] ?? '' }),
        people.proposeAsCustomer(token, { price: 1695, date: dates[(index + 1) % 3] ?? '' }),
        people.proposeAsCustomer(token, { price: 1695, date: dates[(index + 2) % 3] ?? '' }),
      ]),
    ).then((answers) => {
      for (const { statusCode } of answers) expect([201, 409]).toContain(statusCode)
    })
    for (const { token } of places) {
      const { proposals } = await people.read(token)
      expect(proposals.filter(({ state }) => state === 'open')).toHaveLength(1)
    }
    expect(await listMiscountedDays(service.db)).toEqual([])
  })
})
