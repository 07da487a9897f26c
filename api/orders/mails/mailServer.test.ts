import { once } from 'node:events'
import { createServer } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { beforeAll, expect, test } from 'vitest'
import { addOrderFixture, call, type OrderFixture, noon, placeTestOrder } from '../testing/orderFixture.ts'
import { openTestApp, type TestApp } from '../../testing/testApp.ts'
import { createDelivery } from '../../mail/delivery.ts'

const ORDERS = 15
const soon = { timeout: 60_000, interval: 200 }

let service: TestApp
let fixture: OrderFixture
let port: number
let server: SMTPServer | undefined
let arrived: { mail: Email; from: string; to: string[] }[]

/** Finds a free port. */
async function findFreePort(): Promise<number> {
  const listening = createServer().listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port: free } = listening.address() as { port: number }
  listening.close()
  await once(listening, 'close')
  return free
}

/** Starts a real mail server, always on the same port. */
async function startMailServer(): Promise<void> {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Pooled connections stay open; closing cuts them, as a crash would
    closeTimeout: 100,
    async onData(stream, session, done) {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk as Buffer)
      const { mailFrom, rcptTo } = session.envelope
      const from = mailFrom ? mailFrom.address : ''
      arrived.push({ mail: await PostalMime.parse(Buffer.concat(chunks)), from, to: rcptTo.map((to) => to.address) })
      done()
    },
  })
  server.on('error', () => {})
  await once(server.listen(port, '127.0.0.1'), 'listening')
}

async function stopMailServer(): Promise<void> {
  await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()))
  server = undefined
}

beforeAll(async () => {
  arrived = []
  port = await findFreePort()
  const deliver = createDelivery({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    dataDir: '/nowhere',
    mailFrom: 'Kuvert <noreply@kuvert.dk>',
    domain: 'kuvert.dk',
  })
  service = await openTestApp({ now: () => noon, deliver })
  fixture = await addOrderFixture(service, { name: 'Smag & Søn', email: 'smag@example.dk' })
  await startMailServer()
  await service.services.mailQueue.start()
  return async () => {
    await service.close()
    await stopMailServer()
  }
})

/** Places orders one after the other; returns their ids and the median duration in ms. */
async function placeMany(): Promise<{ ids: string[]; median: number }> {
  const ids: string[] = []
  const times: number[] = []
  for (let count = 0; count < ORDERS; count++) {
    const startedAt = performance.now()
    ids.push((await placeTestOrder(service, fixture)).id)
    times.push(performance.now() - startedAt)
  }
  return { ids, median: times.sort((a, b) => a - b)[ORDERS >> 1] ?? 0 }
}

test('MAIL-1 mails arrive at a mail server with the right sender and recipient', async () => {
  const { id } = await placeTestOrder(service, fixture)
  await expect.poll(() => arrived.length, soon).toBe(2)
  const order = (await call(service, 'GET', `/cater/orders/${id}`, fixture)).json()
  for (const { id: mailId, to, kind } of order.mails) {
    const one = arrived.find(({ mail }) => mail.messageId === `<${mailId}@kuvert.dk>`)
    expect(one).toMatchObject({
      from: 'noreply@kuvert.dk',
      to: [to],
      mail: {
        from: { name: 'Kuvert', address: 'noreply@kuvert.dk' },
        to: [{ address: to }],
        subject: expect.stringContaining(String(order.orderRef)),
        text: expect.stringContaining('kr. 1.695,00'),
        html: expect.stringContaining('kr. 1.695,00'),
      },
    })
    expect(one?.mail.replyTo).toEqual(kind === 'placed' ? [{ name: '', address: 'smag@example.dk' }] : undefined)
  }
})

test('MAIL-2 while the mail server is down, mails are delayed, none is lost or repeated, and orders are not blocked', async () => {
  arrived = []
  const up = await placeMany()
  await expect.poll(() => arrived.length, soon).toBe(2 * ORDERS)
  await stopMailServer()
  const down = await placeMany()
  const failing = () =>
    service.db.selectFrom('mail').select('id').where('state', '=', 'queued').where('attempts', '>', 0).execute()
  await expect.poll(async () => (await failing()).length, soon).toBeGreaterThan(5)
  console.log(`placing took ${up.median.toFixed(0)} ms, ${down.median.toFixed(0)} ms while the mail server was down`)
  expect(down.median).toBeLessThan(3 * up.median + 100)

  await startMailServer()
  const expected = await service.db
    .selectFrom('mail')
    .select('id')
    .where('orderId', 'in', [...up.ids, ...down.ids])
    .where('kind', '<>', 'reminder')
    .execute()
  expect(expected).toHaveLength(4 * ORDERS)
  const messageIds = () => arrived.map(({ mail }) => mail.messageId).sort()
  await expect.poll(messageIds, soon).toEqual(expected.map(({ id }) => `<${id}@kuvert.dk>`).sort())
  const waiting = service.db.selectFrom('mail').select('id').where('state', '=', 'queued')
  await expect.poll(async () => (await waiting.where('kind', '<>', 'reminder').execute()).length, soon).toBe(0)
  expect(arrived).toHaveLength(4 * ORDERS)
})
