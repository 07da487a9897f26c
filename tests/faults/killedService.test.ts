import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { frokostplatteBody } from '../fixtures/orderBody.ts'
import { copyDemoFolder } from '../fixtures/demo.ts'
import { randomAddress, sentFrom } from '../fixtures/clientAddress.ts'
import { ownPort } from '../fixtures/ownPort.ts'
import { until } from '../fixtures/until.ts'
import { V2Process } from '../fixtures/v2Process.ts'

const KILLS = 20
const CUSTOMERS = 4

type Body = Awaited<ReturnType<typeof frokostplatteBody>>
interface Placed {
  id: string
  orderRef: number
}
interface StoredOrder extends Placed {
  comment: string | null
  mails: { id: string; kind: string; state: string }[]
  delieveryDate: string
  refused: boolean
  content: { menus: { amount: number }[] }
}

let service: V2Process
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kuvert-killed-'))
  await copyDemoFolder(dataDir)
  service = new V2Process(await ownPort(), dataDir)
  await service.start()
})

afterAll(async () => {
  await service?.end('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
})

/** Undefined where the service was gone before it answered. */
async function place(body: Body, key: string): Promise<Placed | undefined> {
  const answer = await fetch(`${service.address}/api/v2/orders`, {
    method: 'POST',
    // Only so many orders are accepted from one address
    headers: { 'content-type': 'application/json', 'idempotency-key': key, ...sentFrom(randomAddress()) },
    body: JSON.stringify({ ...body, comment: key }),
  }).catch(() => undefined)
  const text = await answer?.text().catch(() => undefined)
  if (!answer || text === undefined) return undefined
  // a first try that is still under way answers 409: retry later, like any client
  if (answer.status === 409) return undefined
  if (answer.status !== 201) throw new Error(`${answer.status} ${text}`)
  // A repeated request does not get the link again
  const { linkToken: _linkToken, ...order } = (JSON.parse(text) as { order: Placed & { linkToken?: string } }).order
  return order
}

async function ofCater<Content>(path: string): Promise<Content> {
  const login = await fetch(`${service.address}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'smagen@demo.dk', password: 'demo-1234' }),
  })
  const { token } = (await login.json()) as { token: string }
  const answer = await fetch(`${service.address}/api/v2${path}`, { headers: { authorization: `Bearer ${token}` } })
  return (await answer.json()) as Content
}

const caterOrders = () => ofCater<StoredOrder[]>('/cater/orders')

/** The covers of a day by the service's counter, which holds those of open proposals, too, and as the sum over its orders. */
async function coversOn(date: string): Promise<{ counted: number; summed: number }> {
  const [day] = await ofCater<{ bookedCovers: number }[]>(`/caters/55/calendar?from=${date}&to=${date}`)
  const orders = (await caterOrders()).filter(({ delieveryDate, refused }) => delieveryDate === date && !refused)
  const summed = orders.flatMap(({ content }) => content.menus).reduce((sum, { amount }) => sum + amount, 0)
  return { counted: day?.bookedCovers ?? 0, summed }
}

test('RUN-1 MAIL-2 AVA-12 twenty kills lose no answered order, make none twice, count each, and every mail goes out', async () => {
  const body = await frokostplatteBody(service.address, 'anna@example.dk')
  const before = await coversOn(body.time.date)
  const answers = new Map<string, Placed>()
  const closing = new AbortController()
  let retries = 0

  /** Retries with the same key until there is a response, as a shop's page does. */
  const placeUntilConfirmed = (key: string) =>
    until(async () => {
      const placed = await place(body, key)
      if (placed) answers.set(key, placed)
      else retries++
      return placed
    })
  const customer = async (name: number) => {
    for (let count = 0; !closing.signal.aborted; count++) await placeUntilConfirmed(`order-${name}-${count}`)
  }
  const customers = Array.from({ length: CUSTOMERS }, (_, name) => customer(name))
  for (let kill = 0; kill < KILLS; kill++) {
    // In the middle of the requests: each life answers a little more or less than the one before
    const enough = answers.size + 2 + (kill % 7)
    await until(() => answers.size >= enough)
    await service.end('SIGKILL')
    await service.start()
  }
  closing.abort()
  await Promise.all(customers)

  expect(answers.size).toBeGreaterThan(KILLS)
  expect(retries).toBeGreaterThan(KILLS)
  const retried = await Promise.all([...answers.keys()].map((key) => place(body, key)))
  expect(retried).toEqual([...answers.values()])

  const stored = (await caterOrders()).filter(({ comment }) => comment && answers.has(comment))
  expect(stored.map(({ comment }) => comment).sort()).toEqual([...answers.keys()].sort())
  expect(new Set(stored.map(({ orderRef }) => orderRef)).size).toBe(stored.length)
  for (const order of stored)
    expect(answers.get(order.comment ?? '')).toMatchObject({ id: order.id, orderRef: order.orderRef })
  for (const order of stored) expect(order.mails).toHaveLength(2)

  const { counted, summed } = await coversOn(body.time.date)
  expect(summed - before.summed).toBeGreaterThanOrEqual(answers.size * 10)
  expect(counted - before.counted).toBe(summed - before.summed)

  const mailIds = stored.flatMap(({ mails }) => mails.map(({ id }) => id))
  await until(async () => (await undeliveredOf(mailIds)).length === 0)
})

/** The mails that lie in the folder not at all, or twice. */
async function undeliveredOf(mailIds: string[]): Promise<string[]> {
  const names = await readdir(join(dataDir, 'mail'))
  // a mail under way is written under a name with a dot before it
  const files = names.filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
  const copies = new Map<string, number>()
  for (const name of files) {
    const id = name.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/)?.[0]
    if (id) copies.set(id, (copies.get(id) ?? 0) + 1)
  }
  return mailIds.filter((id) => copies.get(id) !== 1)
}
