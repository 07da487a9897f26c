import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { beforeAll, expect, test } from 'vitest'
import { addOrderFixture, call, type OrderFixture, noon, placeTestOrder } from '../testing/orderFixture.ts'
import { openTestApp, type TestApp } from '../../testing/testApp.ts'
import { createDelivery } from '../../mail/delivery.ts'

const ORDERS = 15

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

/** In place of the mail server, accepts connections and says nothing; what is returned ends them and it. */
async function startSilentServer() {
  const connections = new Set<Socket>()
  const silent = createServer((socket) => void connections.add(socket.on('error', () => {})))
  await once(silent.listen(port, '127.0.0.1'), 'listening')
  return {
    connections,
    async stop() {
      const closed = new Promise((resolve) => silent.close(resolve))
      for (const socket of connections) socket.destroy()
      await closed
    },
  }
}

/** Places orders one after the other; returns their ids. */
async function placeMany(): Promise<string[]> {
  const ids: string[] = []
  for (let count = 0; count < ORDERS; count++) ids.push((await placeTestOrder(service, fixture)).id)
  return ids
}

/** Makes the mails due that wait for their next attempt. */
const makeDue = () =>
  sql`update pgboss.job set start_after = now() where name = 'mail' and state = 'retry'`.execute(service.db)

test('MAIL-1 mails arrive at a mail server with the right sender and recipient', async () => {
  const { id } = await placeTestOrder(service, fixture)
  await expect.poll(() => arrived.length).toBe(2)
  const order = (await call(service, 'GET', `/cater/orders/${id}`, fixture)).json()
  for (const { id: mailId, to, kind } of order.mails) {
    const received = arrived.find(({ mail }) => mail.messageId === `<${mailId}@kuvert.dk>`)
    expect(received).toMatchObject({
      from: 'noreply@kuvert.dk',
      to: [to],
      mail: {
        from: { name: 'Kuvert', address: 'noreply@kuvert.dk' },
        to: [{ address: to }],
        subject: expect.stringContaining(String(order.orderRef)),
        text: expect.stringContaining('kr.\u00a01.695,00'),
        html: expect.stringContaining('kr.\u00a01.695,00'),
      },
    })
    expect(received?.mail.replyTo).toEqual(kind === 'placed' ? [{ name: '', address: 'smag@example.dk' }] : undefined)
  }
})

test('MAIL-2 while the mail server is silent or down, mails are delayed, none is lost or repeated, and orders do not wait for it', async () => {
  arrived = []
  const up = await placeMany()
  await expect.poll(() => arrived.length).toBe(2 * ORDERS)
  await stopMailServer()
  const silent = await startSilentServer()
  const first = await placeTestOrder(service, fixture)
  await expect.poll(() => silent.connections.size).toBeGreaterThan(0)
  const down = [first.id, ...(await placeMany())]
  await silent.stop()
  const failing = () =>
    service.db.selectFrom('mail').select('id').where('state', '=', 'queued').where('attempts', '>', 0).execute()
  await expect.poll(async () => (await failing()).length).toBeGreaterThan(5)
  expect(arrived).toHaveLength(2 * ORDERS)

  await startMailServer()
  const expected = await service.db
    .selectFrom('mail')
    .select('id')
    .where('orderId', 'in', [...up, ...down])
    .where('kind', '<>', 'reminder')
    .execute()
  expect(expected).toHaveLength(4 * ORDERS + 2)
  const messageIds = () => arrived.map(({ mail }) => mail.messageId).sort()
  const messages = expected.map(({ id }) => `<${id}@kuvert.dk>`).sort()
  await expect
    .poll(async () => {
      await makeDue()
      return messageIds()
    })
    .toEqual(messages)
  const waiting = service.db.selectFrom('mail').select('id').where('state', '=', 'queued')
  await expect.poll(async () => (await waiting.where('kind', '<>', 'reminder').execute()).length).toBe(0)
  expect(messageIds()).toEqual(messages)
})
