import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { randomAddress } from '../testing/randomAddress.ts'
import { buildApp } from '../app.ts'
import { addUser } from '../testing/people.ts'
import { deleteExpiredAttempts } from '../rateLimit/rateLimitStore.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { hashPassword } from './passwords.ts'

const MINUTE = 60_000
let service: TestApp
let passwordHash: string
let now: Date
let address: string
beforeAll(async () => {
  service = await openTestApp({ now: () => now })
  passwordHash = await hashPassword('demo-1234')
  return () => service.close()
})
beforeEach(() => {
  now = new Date('2026-11-21T12:00:00Z')
  address = randomAddress()
})

const login = (email: string, password: string, from = address, app = service.app) =>
  app.inject({ method: 'POST', url: '/api/users/login', payload: { email, password }, remoteAddress: from })
const known = () => addUser(service.db, { role: 'customer', passwordHash })
const unknown = () => `${crypto.randomUUID()}@example.dk`
async function statuses(count: number, attempt: () => ReturnType<typeof login>): Promise<number[]> {
  const codes = []
  for (let attempts = 0; attempts < count; attempts++) codes.push((await attempt()).statusCode)
  return codes
}

describe('LOG-6 wrong passwords', () => {
  test('are limited to ten for one email from one address; from another address login still works', async () => {
    const { email } = await known()
    expect(await statuses(10, () => login(email, 'wrong'))).toEqual(Array(10).fill(401))
    now = new Date(now.getTime() + 5 * MINUTE)
    const refused = await login(` ${email.toUpperCase()}`, 'demo-1234')
    expect([refused.statusCode, refused.json().title]).toEqual([429, 'too_many_attempts'])
    expect(refused.headers['content-type']).toContain('application/problem+json')
    expect(refused.headers['retry-after']).toBe('600')
    expect((await login(email, 'demo-1234', '10.9.9.9')).statusCode).toBe(200)
    expect((await login((await known()).email, 'demo-1234')).statusCode).toBe(200)
    now = new Date(now.getTime() + 10 * MINUTE - 1)
    expect((await login(email, 'demo-1234')).headers['retry-after']).toBe('1')
    now = new Date(now.getTime() + 1)
    expect((await login(email, 'demo-1234')).statusCode).toBe(200)
  })

  test('above the limit do not extend the wait, and correct passwords do not count', async () => {
    const { email } = await known()
    await statuses(12, () => login(email, 'demo-1234'))
    expect(await statuses(9, () => login(email, 'wrong'))).not.toContain(429)
    now = new Date(now.getTime() + MINUTE)
    expect(await statuses(3, () => login(email, 'wrong'))).toEqual([401, 429, 429])
    // The first nine have expired, only the tenth counts
    now = new Date(now.getTime() + 14 * MINUTE)
    expect((await login(email, 'demo-1234')).statusCode).toBe(200)
  })

  test('for an unknown email are limited in the same way', async () => {
    const email = unknown()
    expect(await statuses(11, () => login(email, 'wrong'))).toEqual([...Array(10).fill(401), 429])
  })

  test('are limited to fifty from one address, for any emails', async () => {
    const { email } = await known()
    expect(await statuses(50, () => login(unknown(), 'wrong'))).toEqual(Array(50).fill(401))
    const refused = await login(email, 'demo-1234')
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900'])
    expect((await login(email, 'demo-1234', '10.9.9.9')).statusCode).toBe(200)
  })

  test('sent concurrently to several processes get exactly ten 401; ten concurrent correct ones all pass', async () => {
    const { email } = await known()
    const apps = [service.app, await buildApp(service.services), await buildApp(service.services)]
    const answers = await Promise.all(
      apps.flatMap((app) => Array.from({ length: 9 }, () => login(email, 'wrong', address, app))),
    )
    const codes = answers.map(({ statusCode }) => statusCode).toSorted()
    expect(codes).toEqual([...Array(10).fill(401), ...Array(17).fill(429)])
    const other = await known()
    const correct = await Promise.all(
      Array.from({ length: 10 }, () => login(other.email, 'demo-1234', randomAddress())),
    )
    expect(new Set(correct.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    for (const app of apps.slice(1)) await app.close()
  })

  test('are counted across processes, and expired ones are deleted', async () => {
    const { email } = await known()
    const other = await buildApp(service.services)
    const loginElsewhere = () => login(email, 'wrong', address, other)
    await statuses(5, () => login(email, 'wrong'))
    expect(await statuses(6, loginElsewhere)).toEqual([401, 401, 401, 401, 401, 429])
    await other.close()
    const rows = await service.db.selectFrom('attempt').select('key').execute()
    for (const { key } of rows) expect(key).toMatch(/^[0-9a-f]{64}$/)
    now = new Date(now.getTime() + 2 * 24 * 60 * MINUTE)
    await deleteAllExpired()
    const old = service.db
      .selectFrom('attempt')
      .select('id')
      .where('at', '<', new Date(now.getTime() - MINUTE))
    expect(await old.execute()).toEqual([])
  })
})

describe('SEC-3 wrong passwords', () => {
  test('from addresses of one IPv6 /64, or from an IPv4 address in both notations, are of one network', async () => {
    const inNetwork = (network: string) => {
      let host = 0
      return (email: string, password = 'wrong') => login(email, password, `${network}::${((host += 1)).toString(16)}`)
    }
    const [loginHere, loginThere] = [inNetwork('2001:db8:1:1'), inNetwork('2001:db8:1:2')]
    const { email } = await known()
    expect(await statuses(11, () => loginHere(email))).toEqual([...Array(10).fill(401), 429])
    expect(await statuses(41, () => loginHere(unknown()))).toEqual([...Array(40).fill(401), 429])
    expect((await loginThere(email, 'demo-1234')).statusCode).toBe(200)
    const other = unknown()
    for (const from of ['192.0.2.44', '::ffff:192.0.2.44', '::ffff:c000:22c'])
      expect(await statuses(3, () => login(other, 'wrong', from))).toEqual([401, 401, 401])
    expect(await statuses(2, () => login(other, 'wrong', '::ffff:192.0.2.44'))).toEqual([401, 429])
  })

  test('for one account are limited to a hundred a day from all networks, but not for its owner', async () => {
    const [home, office, elsewhere] = [address, randomAddress(), randomAddress()]
    const { email } = await known()
    expect((await login(email, 'demo-1234', home)).statusCode).toBe(200)
    const guesses = await statuses(100, () => login(email, 'wrong', randomAddress()))
    expect(guesses).toEqual(Array(100).fill(401))
    const refused = await login(email, 'demo-1234', elsewhere)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(24 * 3600)])
    // Her own network is limited by itself alone
    expect((await login(email, 'wrong', home)).statusCode).toBe(401)
    expect((await login(email, 'demo-1234', home)).statusCode).toBe(200)
    // A mailed link opens a new one
    await setPasswordByLink(email, 'en lang sætning', office)
    expect((await login(email, 'en lang sætning', office)).statusCode).toBe(200)
    now = new Date(now.getTime() + 24 * 60 * MINUTE)
    expect((await login(email, 'en lang sætning', elsewhere)).statusCode).toBe(200)
  })

  test('for an unknown email are limited in the same way, so that accounts are not revealed', async () => {
    const email = unknown()
    const guesses = await statuses(101, () => login(email, 'wrong', randomAddress()))
    expect(guesses).toEqual([...Array(100).fill(401), 429])
  })

  test('are forgotten in favour of newer ones where there are a million, and a user has twenty known networks', async () => {
    const { id, email } = await known()
    for (let count = 0; count < 22; count++) {
      now = new Date(now.getTime() + 1)
      expect((await login(email, 'demo-1234', randomAddress())).statusCode).toBe(200)
    }
    const networks = await service.db.selectFrom('knownNetwork').select('key').where('userId', '=', id).execute()
    expect(networks).toHaveLength(20)

    await service.db.deleteFrom('attempt').execute()
    await statuses(3, () => login(unknown(), 'wrong'))
    const { first } = await service.db
      .selectFrom('attempt')
      .select(({ fn }) => fn.max('id').as('first'))
      .executeTakeFirstOrThrow()
    await sql`select setval(pg_get_serial_sequence('attempt', 'id'), ${Number(first) + 1_000_000})`.execute(service.db)
    await login(unknown(), 'wrong')
    await deleteAllExpired()
    const left = service.db.selectFrom('attempt').select('id').where('id', '<=', first)
    expect(await left.execute()).toEqual([])
  })
})

/** As the hourly job does. */
async function deleteAllExpired(): Promise<void> {
  while ((await deleteExpiredAttempts(service.db, now)) > 0);
}

/** Sets the password of the user with this email by a mailed link. */
async function setPasswordByLink(email: string, password: string, from: string): Promise<void> {
  const post = (path: string, payload: object) =>
    service.app.inject({ method: 'POST', url: `/api/users/${path}`, payload, remoteAddress: from })
  await post('password-link', { email })
  const mail = await service.db.selectFrom('mail').select('text').where('to', '=', email).executeTakeFirstOrThrow()
  const link = /link=([\w.-]+)/.exec(mail.text)?.[1]
  expect((await post('password', { link, password })).statusCode).toBe(204)
}

describe('SEC-7 X-Forwarded-For', () => {
  const SECRET = 'a-secret-of-both-servers'
  let app: TestApp['app']
  let logged: unknown[]
  beforeAll(async () => {
    const { services } = service
    logged = []
    const log = Object.assign(Object.create(services.log), { warn: (entry: unknown) => void logged.push(entry) })
    app = await buildApp({ ...services, log, config: { ...services.config, internalSecret: SECRET } })
    return () => app.close()
  })

  /** True if wrong passwords for one email reach the limit, each with another forwarded address. */
  async function isLimited(remoteAddress: string, headersOf: (count: number) => Record<string, string>) {
    const email = unknown()
    for (let count = 0; count < 11; count++) {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/api/users/login',
        payload: { email, password: 'wrong' },
        remoteAddress,
        headers: headersOf(count),
      })
      if (statusCode === 429) return true
    }
    return false
  }
  const forwarded = (count: number) => ({ 'x-forwarded-for': `10.3.0.${count}` })

  test('is believed from the web server, wherever it runs', async () => {
    const byWebServer = (client: string) => ({ 'x-forwarded-for': client, 'x-internal-secret': SECRET })
    for (const machine of ['127.0.0.1', '::1', '203.0.113.1'])
      expect(await isLimited(machine, (count) => byWebServer(`10.3.0.${count}`))).toBe(false)
    expect(logged).toEqual([])
    // A proxy between the servers appends its own
    expect(await isLimited('127.0.0.1', (count) => byWebServer(`192.0.2.77, 10.4.0.${count}`))).toBe(true)
  })

  test('is believed from nobody else, which is logged once', async () => {
    expect(await isLimited('127.0.0.1', forwarded)).toBe(true)
    for (const wrong of ['', 'wrong', `${SECRET}x`, `${SECRET}, ${SECRET}`])
      expect(await isLimited('203.0.113.2', (count) => ({ ...forwarded(count), 'x-internal-secret': wrong }))).toBe(
        true,
      )
    expect(logged).toEqual(['x-forwarded-for ignored: INTERNAL_SECRET is not the same here and at its sender'])
  })

  test('is believed from nobody without a secret', async () => {
    const email = unknown()
    const headers = { 'x-internal-secret': 'undefined' }
    const attempt = () =>
      service.app.inject({
        method: 'POST',
        url: '/api/users/login',
        payload: { email, password: 'wrong' },
        remoteAddress: address,
        headers: { ...headers, 'x-forwarded-for': randomAddress() },
      })
    expect(await statuses(11, attempt)).toContain(429)
  })
})
