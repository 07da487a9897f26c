import { beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { addOrderFixture, call, noon, type OrderFixture } from './testing/orderFixture.ts'
import { proposalFixture } from './testing/proposalFixture.ts'

let service: TestApp
let fixture: OrderFixture
beforeAll(async () => {
  service = await openTestApp({ now: () => noon })
  fixture = await addOrderFixture(service)
  return () => service.close()
})

describe('SEC-17 what a caterer mails to a customer is limited, 30 an hour for an order', () => {
  test('by proposals that it withdraws again', async () => {
    const people = proposalFixture(service, fixture)
    const { id } = await people.place()
    const propose = () => people.proposeAsCater(id, { price: 1695, clock: '14:00' })
    for (let times = 0; times < 30; times++) {
      expect((await propose()).statusCode).toBe(201)
      expect((await people.answerAsCater(id, 'withdraw')).statusCode).toBe(200)
    }
    const refused = await propose()
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600'])
    expect((await people.readAsCater(id)).proposals).not.toContainEqual(expect.objectContaining({ state: 'open' }))
    const other = await people.place()
    expect((await people.proposeAsCater(other.id, { price: 1695, clock: '14:00' })).statusCode).toBe(201)
  })

  test('by mails that it sends again', async () => {
    const people = proposalFixture(service, fixture)
    const { id } = await people.place()
    const placed = service.db.updateTable('mail').set({ state: 'sent' }).where('orderId', '=', id)
    const mail = await placed.where('kind', '=', 'placed').returning('id').executeTakeFirstOrThrow()
    const resend = () => call(service, 'POST', `/cater/orders/${id}/mails/${mail.id}/resend`, fixture)
    for (let times = 0; times < 30; times++) {
      expect((await resend()).statusCode).toBe(200)
      await service.db.updateTable('mail').set({ state: 'sent' }).where('id', '=', mail.id).execute()
    }
    expect((await resend()).statusCode).toBe(429)
  })
})
