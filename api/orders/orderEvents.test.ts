import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { HappenedToOrder } from '../../contract/orders.ts'
import { holdTimers } from '../../runtime/testing/heldTimers.ts'
import type { Db } from '../database/connect.ts'
import { addUser } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { recordEvent } from './orderEventStore.ts'
import { addOrderFixture, call, type OrderFixture, placeTestOrder } from './testing/orderFixture.ts'

const tomorrow = { date: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10), clock: '12:30' }

let service: TestApp
let fixture: OrderFixture
let admin: { token: string }
let start: string
beforeAll(async () => {
  service = await openTestApp()
  admin = { token: await service.tokenFor(await addUser(service.db, { role: 'admin' })) }
  return () => service.close()
})
beforeEach(async () => {
  fixture = await addOrderFixture(service)
  start = (await events(admin))[0]?.cursor ?? '0'
})

const order = (of: OrderFixture) => placeTestOrder(service, of, { time: tomorrow })
const events = async (who: { token: string }, query = ''): Promise<HappenedToOrder[]> =>
  (await call(service, 'GET', `/orders/events${query}`, who)).json()
/** Holds the waits of requests for so many seconds: they end when the test says so, or by what it does. */
function holdWaits(seconds: number) {
  // What a request has done before is no part of its wait
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  return { ...holdTimers(seconds * 1000), goOn: () => clock.mockRestore() }
}
afterEach(() => void vi.restoreAllMocks())

describe('ORD-8 order events', () => {
  test('after a cursor come in order, for a cater only of its own orders, without names', async () => {
    expect(await events(fixture)).toEqual([])
    const { id } = await order(fixture)
    const other = await addOrderFixture(service)
    const foreign = await order(other)
    await call(service, 'PUT', `/cater/orders/${id}/seen`, fixture)
    await call(service, 'PUT', `/cater/orders/${id}/accept`, fixture)
    const own = await events(fixture, '?after=0')
    expect(own.map(({ orderId, type }) => [orderId, type])).toEqual([
      [id, 'placed'],
      [id, 'seen'],
      [id, 'accepted'],
    ])
    expect(Object.keys(own[0] ?? {}).sort()).toEqual(['at', 'cursor', 'orderId', 'type'])
    const all = await events(admin, `?after=${start}`)
    expect(all.map(({ orderId }) => orderId)).toEqual([id, foreign.id, id, id])
    expect(await events(admin, `?after=${all[1]?.cursor}`)).toEqual(all.slice(2))
    // Without a cursor only the newest
    expect(await events(fixture, '?wait=25')).toEqual(own.slice(-1))
    expect((await events(other)).map(({ orderId }) => orderId)).toEqual([foreign.id])
    for (const wrong of ['?after=x', '?after=-1', `?after=${'9'.repeat(20)}`, '?after=0&wait=26', '?wait=x']) {
      expect([wrong, (await call(service, 'GET', `/orders/events${wrong}`, fixture)).statusCode]).toEqual([wrong, 422])
    }
  })

  test('LOG-7 that come after the session has ended are not for the request that waits', async () => {
    const { id } = await order(fixture)
    const [{ cursor } = { cursor: '' }] = await events(fixture)
    const wait = holdWaits(25)
    const waiting = call(service, 'GET', `/orders/events?after=${cursor}&wait=25`, fixture)
    await expect.poll(wait.count).toBe(1)
    await call(service, 'DELETE', '/users/me/sessions/current', fixture)
    await recordEvent(service.db, { orderId: id, type: 'seen', at: new Date() })
    expect((await waiting).statusCode).toBe(401)
  })

  test('are waited for up to `wait` seconds, ignoring other caterers’ events', async () => {
    const other = await addOrderFixture(service)
    const { id } = await order(fixture)
    const [{ cursor } = { cursor: '' }] = await events(fixture)
    const short = holdWaits(7)
    const inVain = events(fixture, `?after=${cursor}&wait=7`)
    await expect.poll(short.count).toBe(1)
    short.end()
    expect(await inVain).toEqual([])
    short.release()

    const long = holdWaits(25)
    const waiting = events(fixture, `?after=${cursor}&wait=25`)
    const othersWaiting = events(other, '?after=0&wait=25')
    await expect.poll(long.count).toBe(2)
    const foreign = await order(other)
    expect(await othersWaiting).toMatchObject([{ orderId: foreign.id, type: 'placed' }])
    await expect.poll(long.count).toBe(1)
    await call(service, 'PUT', `/cater/orders/${id}/seen`, fixture)
    expect(await waiting).toMatchObject([{ orderId: id, type: 'seen' }])
    expect(long.count()).toBe(0)
  })

  test('are seen exactly once by a reader that follows the cursor, with fifty concurrent writers', async () => {
    const { id } = await order(fixture)
    let cursor = (await events(admin))[0]?.cursor ?? '0'
    const seen: string[] = []
    const stopping = new AbortController()
    const reader = async () => {
      for (;;) {
        const isLast = stopping.signal.aborted
        const found = await events(fixture, `?after=${cursor}`)
        seen.push(...found.map((event) => event.cursor))
        cursor = found.at(-1)?.cursor ?? cursor
        if (isLast && found.length === 0) return
      }
    }
    const reading = reader()
    const write = async () => {
      for (let count = 0; count < 6; count++) {
        await service.db.transaction().execute(async (tx) => {
          await sql`select pg_sleep(random() * 0.005)`.execute(tx)
          await recordEvent(tx, { orderId: id, type: 'changed', at: new Date() })
          // A late commit must not be skipped
          await sql`select pg_sleep(random() * 0.01)`.execute(tx)
        })
      }
    }
    await Promise.all(Array.from({ length: 50 }, write))
    stopping.abort()
    await reading
    const written = await service.db.selectFrom('orderEvent').select('id').where('type', '=', 'changed').execute()
    expect(written).toHaveLength(300)
    expect(seen).toEqual(written.map((row) => String(row.id)).sort((a, b) => Number(a) - Number(b)))
  })

  /** Writes an event in a transaction that stays open until it is ended by the returned function. */
  async function openWriter(orderId: string, write: (tx: Db) => Promise<unknown>) {
    let end: (isCommitted: boolean) => void = () => {}
    const ending = new Promise<boolean>((resolve) => {
      end = resolve
    })
    let begun = () => {}
    const beginning = new Promise<void>((resolve) => {
      begun = resolve
    })
    const transaction = service.db.transaction().execute(async (tx) => {
      await write(tx)
      begun()
      if (!(await ending)) throw new Error(`rolled back ${orderId}`)
    })
    await beginning
    return (isCommitted: boolean) => {
      end(isCommitted)
      return transaction.catch(() => {})
    }
  }

  // The embedded database runs one transaction after the other
  describe.runIf(process.env.TEST_DATABASE_URL)('SCA-15 with writers that do not wait for each other', () => {
    const record = (id: string, type: 'seen' | 'changed') => (tx: Db) =>
      recordEvent(tx, { orderId: id, type, at: new Date() })

    test('a long transaction holds back what was written after it, and nothing is missed or answered twice', async () => {
      const { id } = await order(fixture)
      const [{ cursor } = { cursor: '' }] = await events(fixture)
      const endFirst = await openWriter(id, record(id, 'seen'))
      await record(id, 'changed')(service.db)
      expect(await events(fixture, `?after=${cursor}`)).toEqual([])
      expect((await events(fixture)).map((event) => event.cursor)).toEqual([cursor])
      await endFirst(true)
      const found = await events(fixture, `?after=${cursor}`)
      expect(found.map(({ type }) => type)).toEqual(['seen', 'changed'])
      expect(await events(fixture, `?after=${found.at(-1)?.cursor}`)).toEqual([])
    })

    test('one that is rolled back leaves a gap, behind which the others are answered', async () => {
      const { id } = await order(fixture)
      const [{ cursor } = { cursor: '' }] = await events(fixture)
      const endFirst = await openWriter(id, record(id, 'seen'))
      await record(id, 'changed')(service.db)
      await endFirst(false)
      expect((await events(fixture, `?after=${cursor}`)).map(({ type }) => type)).toEqual(['changed'])
    })

    test('a transaction that writes no event holds nothing back', async () => {
      const { id } = await order(fixture)
      const [{ cursor } = { cursor: '' }] = await events(fixture)
      const endOther = await openWriter(id, (tx) => sql`update cater set "noticeText" = 'Ferie'`.execute(tx))
      await record(id, 'changed')(service.db)
      expect((await events(fixture, `?after=${cursor}`)).map(({ type }) => type)).toEqual(['changed'])
      await endOther(true)
    })
  })

  test('waiting requests end when their client disconnects and when the service closes', async () => {
    await service.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = service.app.server.address() as AddressInfo
    await order(fixture)
    const [{ cursor } = { cursor: '' }] = await events(admin)
    const path = `/api/v2/orders/events?after=${cursor}&wait=25`
    const headers = { authorization: `Bearer ${admin.token}` }
    const waits = holdWaits(25)
    const statuses: unknown[] = []
    const leaving = httpRequest({ port, path, headers }, () => {})
    const gone = new Promise((resolve) => leaving.on('close', resolve))
    leaving.on('error', () => {})
    leaving.end()
    const waiting = Array.from({ length: 20 }, async () => {
      // A connection for this alone, which ends with the answer
      const [answer] = await once(httpRequest({ port, path, headers, agent: false }).end(), 'response')
      statuses.push(answer.statusCode)
      return json(answer)
    })
    await expect.poll(waits.count).toBe(21)
    // By the clock the service finds out when to stop listening
    waits.goOn()
    leaving.destroy()
    await gone
    await expect.poll(waits.count).toBe(20)
    expect(statuses).toEqual([])
    await service.app.close()
    expect(waits.count()).toBe(0)
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => []))
  })
})
