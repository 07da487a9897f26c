import { mkdtemp, readdir, rm, writeFile, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Order } from '../../contract/orders.ts'
import { addOrderFixture, call, noon, orderBody, type OrderFixture } from '../orders/testing/orderFixture.ts'
import { addOrder } from '../reports/testing/addOrder.ts'
import { addUser } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { createRetentionJob } from './retentionJob.ts'
import { retentionTasks } from '../retentionTasks.ts'

const DAY = 86_400_000
const PERSONAL = /Karen|Kunde|karen@|20304050|Ågade|Uden løg|nødder|Kokke/

let service: TestApp
let fixture: OrderFixture
let clock: Date
let dataDir: string
beforeAll(async () => {
  service = await openTestApp({ now: () => clock })
  fixture = await addOrderFixture(service)
  return () => service.close()
})
beforeEach(async () => {
  clock = noon
  dataDir = await mkdtemp(join(tmpdir(), 'kuvert-retention-'))
  return () => rm(dataDir, { recursive: true })
})

const createJob = (retentionYears = 5) =>
  createRetentionJob(retentionTasks(service.db, { retentionYears, dataDir }), {
    now: () => clock,
    log: service.services.log,
  })
const read = async (id: string): Promise<Order> => (await call(service, 'GET', `/cater/orders/${id}`, fixture)).json()
const setMails = (id: string, values: object) =>
  service.db.updateTable('mail').set(values).where('orderId', '=', id).execute()
const mailsOf = (id: string) =>
  service.db.selectFrom('mail').selectAll().where('orderId', '=', id).orderBy('kind').execute()

/** A paid order of a signed-in customer, with messages of both and all its mails sent. */
async function finishedOrder() {
  const user = await addUser(service.db, { role: 'customer', firstName: 'Karen', lastName: 'Kunde', phoneNumber: '1' })
  const customer = { token: await service.tokenFor(user) }
  const { id } = (await call(service, 'POST', '/orders', { ...customer, body: orderBody(fixture) })).json().order
  await call(service, 'PUT', `/cater/orders/${id}/seen`, fixture)
  await call(service, 'POST', `/orders/${id}/messages`, { ...customer, body: { message: 'Er der nødder i?' } })
  await call(service, 'POST', `/cater/orders/${id}/messages`, {
    ...fixture,
    body: { message: 'Nej, Karen: ingen nødder.' },
  })
  await call(service, 'PUT', `/cater/orders/${id}/accept`, fixture)
  await call(service, 'PUT', `/cater/orders/${id}/paid`, fixture)
  await setMails(id, { state: 'sent', sentAt: noon })
  return { id: id as string, customer }
}

test('SEC-10 a mail is emptied 90 days after it was sent or had failed, and cannot be sent again', async () => {
  const { id } = await finishedOrder()
  await service.db
    .updateTable('mail')
    .set({ state: 'failed', sentAt: null, sendAfter: noon })
    .where('orderId', '=', id)
    .where('kind', '=', 'receipt')
    .execute()
  await service.db
    .updateTable('mail')
    .set({ state: 'queued', sentAt: null })
    .where('orderId', '=', id)
    .where('kind', '=', 'accepted')
    .execute()
  const before = await mailsOf(id)

  clock = new Date(noon.getTime() + 90 * DAY)
  await createJob().run()
  expect(await mailsOf(id)).toEqual(before)

  clock = new Date(clock.getTime() + 1)
  await createJob().run()
  const after = await mailsOf(id)
  const waiting = after.filter(({ state }) => state === 'queued')
  expect(waiting).toEqual(before.filter(({ state }) => state === 'queued'))
  const empty = { to: '', replyTo: null, subject: '', html: '', text: '', letter: null, emptiedAt: clock }
  expect(after.filter(({ state }) => state !== 'queued')).toEqual(
    before.filter(({ state }) => state !== 'queued').map((mail) => ({ ...mail, ...empty })),
  )
  const { mails } = await read(id)
  expect(mails.map(({ canResend }) => canResend)).toEqual(mails.map(() => false))
  const placed = mails.find(({ kind }) => kind === 'placed')
  const resent = await call(service, 'POST', `/cater/orders/${id}/mails/${placed?.id}/resend`, fixture)
  expect([resent.statusCode, resent.json().title]).toEqual([409, 'mail_is_emptied'])
  // A run without work changes nothing
  await createJob().run()
  expect(await mailsOf(id)).toEqual(after)
})

test('SEC-10 a mail that is sent again is stored for 90 days from then', async () => {
  const { id } = await finishedOrder()
  clock = new Date(noon.getTime() + 80 * DAY)
  const placed = (await read(id)).mails.find(({ kind }) => kind === 'placed')
  await call(service, 'POST', `/cater/orders/${id}/mails/${placed?.id}/resend`, fixture)
  await service.db
    .updateTable('mail')
    .set({ state: 'sent', sentAt: clock })
    .where('id', '=', placed?.id ?? '')
    .execute()
  clock = new Date(noon.getTime() + 100 * DAY)
  await createJob().run()
  const filled = (await mailsOf(id)).filter(({ emptiedAt }) => emptiedAt === null)
  expect(filled.map(({ kind, to }) => [kind, to])).toEqual([['placed', 'karen@example.dk']])
})

test('SEC-10 an order is anonymous five years after the end of its delivery’s year, in Danish time', async () => {
  const { id, customer } = await finishedOrder()
  const before = await read(id)
  // New Year's Eve, a minute to midnight in Denmark
  clock = new Date('2031-12-31T22:59:00Z')
  await createJob().run()
  const emptied = before.mails.map((mail) => ({ ...mail, to: '', canResend: false }))
  // Years after the delivery nothing is proposed
  const delivered = { ...before, canPropose: false }
  expect(await read(id)).toEqual({ ...delivered, mails: emptied })

  clock = new Date('2031-12-31T23:00:00Z')
  await createJob().run()
  const after = await read(id)
  expect(JSON.stringify(after)).not.toMatch(PERSONAL)
  expect(after).toEqual({
    ...delivered,
    User: { id: null, email: '', phoneNumber: '' },
    orderer: 'Anonymiseret',
    address: 'Anonymiseret',
    comment: null,
    messages: before.messages.map((message) => ({ ...message, message: 'Anonymiseret' })),
    events: before.events.map((event) => ({ ...event, by: event.type === 'placed' ? 'Anonymiseret' : null })),
    mails: emptied,
  })
  expect((await call(service, 'GET', `/orders/${id}`, customer)).statusCode).toBe(404)
  expect((await call(service, 'GET', '/cater/orders?q=karen', fixture)).json()).toEqual([])
  const rows = await Promise.all([
    service.db.selectFrom('order').selectAll().where('id', '=', id).execute(),
    service.db.selectFrom('orderEvent').selectAll().where('orderId', '=', id).execute(),
    service.db.selectFrom('orderMessage').selectAll().where('orderId', '=', id).execute(),
    mailsOf(id),
  ])
  expect(JSON.stringify(rows)).not.toMatch(PERSONAL)
  expect(JSON.stringify(rows)).not.toContain(fixture.userId)
})

test('SEC-10 an anonymous pickup stays a pickup; nobody is mailed about an anonymous order', async () => {
  const { id } = await addOrder(service, fixture, 'awaiting', '2026-11-24')
  clock = new Date('2032-01-01T00:00:00Z')
  await createJob().run()
  expect(await read(id)).toMatchObject({ orderer: 'Anonymiseret', address: null })
  expect((await call(service, 'PUT', `/cater/orders/${id}/accept`, fixture)).statusCode).toBe(200)
  expect(await mailsOf(id)).toEqual([])
})

test('SEC-10 RETENTION_YEARS moves the end of orders', async () => {
  const { id } = await addOrder(service, fixture, 'paid', '2026-11-24')
  clock = new Date('2033-12-31T12:00:00Z')
  await createJob(7).run()
  expect(await read(id)).toMatchObject({ orderer: 'Karen Kunde' })
  clock = new Date('2034-01-01T12:00:00Z')
  await createJob(7).run()
  expect(await read(id)).toMatchObject({ orderer: 'Anonymiseret' })
})

test('SEC-10 several processes share the work in batches, and each order is done once', async () => {
  const orders = Array.from({ length: 230 }, () => addOrder(service, fixture, 'paid', '2020-05-05'))
  await Promise.all(orders)
  const rows: number[] = []
  const log = {
    info: (details: { task: string; rows: number }) => details.task === 'orders' && rows.push(details.rows),
    error() {},
  }
  const tasks = retentionTasks(service.db, { retentionYears: 5, dataDir })
  const jobs = [1, 2, 3].map(() => createRetentionJob(tasks, { now: () => clock, log: log as never }))
  await Promise.all(jobs.map((job) => job.run()))
  expect(rows.reduce((sum, count) => sum + count, 0)).toBe(230)
  const left = service.db
    .selectFrom('order')
    .select('id')
    .where('deliveryDate', '<', '2021-01-01')
    .where('anonymizedAt', 'is', null)
  expect(await left.execute()).toEqual([])
})

test('SEC-10 saved responses, attempts, password links and mail files end too', async () => {
  const { db } = service
  const old = new Date(noon.getTime() - 25 * 3_600_000)
  await db
    .insertInto('idempotentAnswer')
    .values([
      { key: 'old', bodyHash: '', answer: '{}', createdAt: old },
      { key: 'new', bodyHash: '', answer: '{}', createdAt: noon },
    ])
    .execute()
  await db
    .insertInto('attempt')
    .values([
      { kind: 'order', key: 'old', at: old },
      { kind: 'order', key: 'new', at: noon },
    ])
    .execute()
  const user = await addUser(db, { role: 'customer' })
  await db
    .insertInto('passwordLink')
    .values([
      { userId: user.id, expiresAt: old },
      { userId: user.id, expiresAt: new Date(noon.getTime() + 1) },
    ])
    .execute()
  await mkdir(join(dataDir, 'mail'))
  for (const name of ['2026-08-22-x.eml', '2026-08-23T12-x.eml', '.2026-08-22-y.eml', 'notes.txt'])
    await writeFile(join(dataDir, 'mail', name), '')
  await createJob().run()
  const keys = async (table: 'attempt' | 'idempotentAnswer') =>
    (await db.selectFrom(table).select('key').where('key', 'in', ['old', 'new']).execute()).map(({ key }) => key)
  expect([await keys('attempt'), await keys('idempotentAnswer')]).toEqual([['new'], ['new']])
  expect(await db.selectFrom('passwordLink').select('id').where('userId', '=', user.id).execute()).toHaveLength(1)
  expect((await readdir(join(dataDir, 'mail'))).sort()).toEqual(['2026-08-23T12-x.eml', 'notes.txt'])
})

test('SEC-10 a task that fails is logged, and the others run; stop waits for the batch in progress', async () => {
  const logged: unknown[] = []
  const log = { info: (details: object) => logged.push(details), error: (details: object) => logged.push(details) }
  const error = new Error('no database')
  let left = 2
  const tasks = [
    { name: 'broken', runBatch: () => Promise.reject(error) },
    { name: 'works', runBatch: async () => left-- },
  ]
  const job = createRetentionJob(tasks, { now: () => clock, log: log as never })
  job.start()
  await expect
    .poll(() => logged)
    .toEqual([
      { err: error, task: 'broken' },
      { task: 'works', rows: 3 },
    ])
  await job.stop()
})
