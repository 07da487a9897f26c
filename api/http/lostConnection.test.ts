import { Writable } from 'node:stream'
import { sql } from 'kysely'
import pino from 'pino'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import type { App } from './fastifyApp.ts'
import type { MailQueue } from '../mail/mailQueue.ts'
import { addOrderFixture, noon, orderBody, type OrderFixture } from '../orders/testing/orderFixture.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'

/** Ends the connection of an order's transaction, and waits until the driver knows. */
type EndConnection = (tx: Parameters<MailQueue['enqueue']>[0]) => Promise<unknown>

describe.runIf(process.env.TEST_DATABASE_URL)('ERR-3 a database that restarts while an order is placed', () => {
  let service: TestApp
  let fixture: OrderFixture
  let app: App
  let endConnection: EndConnection | null
  let lines: { level: number; msg: string; reason?: string; stack?: string; err?: object }[]
  beforeAll(async () => {
    service = await openTestApp({ now: () => noon })
    fixture = await addOrderFixture(service)
    const { mailQueue } = service.services
    const enqueue: MailQueue['enqueue'] = async (tx, ...mails) => {
      await mailQueue.enqueue(tx, ...mails)
      await endConnection?.(tx)
    }
    const log = new Writable({
      write(chunk, _encoding, done) {
        lines.push(
          ...String(chunk)
            .trim()
            .split('\n')
            .map((line) => JSON.parse(line)),
        )
        done()
      },
    })
    const services = { ...service.services, mailQueue: { ...mailQueue, enqueue }, log: pino({ level: 'info' }, log) }
    app = await buildApp(services)
    return async () => {
      await app.close()
      await service.close()
    }
  })
  beforeEach(() => {
    lines = []
  })

  const end: EndConnection = (tx) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx)

  test.each<[string, EndConnection]>([
    ['during a statement', end],
    ['between two statements', (tx) => end(tx).catch(() => {})],
  ])('is answered by 503 with Retry-After and one line without a stack: %s', async (_when, ending) => {
    const headers = { authorization: `Bearer ${fixture.token}` }
    const payload = { ...orderBody(fixture), beyond: [] }
    const place = () => app.inject({ method: 'POST', url: '/api/v2/cater/orders', headers, payload })
    endConnection = ending
    const lost = await place()
    expect([lost.statusCode, lost.headers['retry-after'], lost.json().title]).toEqual([503, '1', 'unavailable'])
    const errors = lines.filter(({ level }) => level >= 50)
    expect(errors).toEqual([expect.objectContaining({ msg: 'request failed', reason: expect.any(String) })])
    expect(errors[0]?.err).toBeUndefined()

    endConnection = null
    expect((await place()).statusCode).toBeLessThan(300)
  })
})
