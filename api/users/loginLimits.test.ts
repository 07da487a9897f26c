import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { addUser } from '../testing/people.ts'
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
}, 60_000)
afterAll(() => service.close())
beforeEach(() => {
  now = new Date('2026-11-21T12:00:00Z')
  address = `10.2.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`
})

const login = (email: string, password: string, from = address) =>
  service.app.inject({
    method: 'POST',
    url: '/api/users/login',
    payload: { email, password },
    headers: { 'x-forwarded-for': from },
  })
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
    const answers = await Promise.all(Array.from({ length: 50 }, () => login(unknown(), 'wrong')))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401]))
    const refused = await login(email, 'demo-1234')
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900'])
    expect((await login(email, 'demo-1234', '10.9.9.9')).statusCode).toBe(200)
  }, 30_000)

  test('sent concurrently get at most ten 401; concurrent correct ones all pass', async () => {
    const { email } = await known()
    const answers = await Promise.all(Array.from({ length: 25 }, () => login(email, 'wrong')))
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10)
    const other = await known()
    const correct = await Promise.all(Array.from({ length: 25 }, () => login(other.email, 'demo-1234')))
    expect(new Set(correct.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  }, 30_000)

  test('are counted across processes, and expired ones are deleted', async () => {
    const { email } = await known()
    const other = await buildApp(service.services)
    const loginElsewhere = () =>
      other.inject({
        method: 'POST',
        url: '/api/users/login',
        payload: { email, password: 'wrong' },
        headers: { 'x-forwarded-for': address },
      })
    await statuses(5, () => login(email, 'wrong'))
    expect(await statuses(6, loginElsewhere)).toEqual([401, 401, 401, 401, 401, 429])
    await other.close()
    const rows = await service.db.selectFrom('attempt').select('key').execute()
    for (const { key } of rows) expect(key).toMatch(/^[0-9a-f]{64}$/)
    now = new Date(now.getTime() + 2 * 24 * 60 * MINUTE)
    await statuses(3, () => login(unknown(), 'wrong'))
    const old = service.db
      .selectFrom('attempt')
      .select('id')
      .where('at', '<', new Date(now.getTime() - MINUTE))
    expect(await old.execute()).toEqual([])
  })
})

describe('the client address', () => {
  /** True if wrong passwords for one email reach the limit, each with another forwarded address. */
  async function isLimited(app: TestApp['app'], remoteAddress: string, forwarded: (count: number) => string) {
    const email = unknown()
    for (let count = 0; count < 11; count++) {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/api/users/login',
        payload: { email, password: 'wrong' },
        remoteAddress,
        headers: { 'x-forwarded-for': forwarded(count) },
      })
      if (statusCode === 429) return true
    }
    return false
  }
  const forged = (count: number) => `10.3.0.${count}`

  test('is the forwarded one from the web server on this machine only', async () => {
    const { app } = service
    for (const machine of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect(await isLimited(app, machine, forged)).toBe(false)
    expect(await isLimited(app, '203.0.113.1', forged)).toBe(true)
    // Only the last entry was added by the web server
    expect(await isLimited(app, '127.0.0.1', (count) => `${forged(count)}, 203.0.113.2`)).toBe(true)
  })

  test('is the one that the last configured proxy forwards, counting one on this machine', async () => {
    const { services } = service
    const app = await buildApp({ ...services, config: { ...services.config, trustProxy: 1 } })
    expect(await isLimited(app, '203.0.113.3', forged)).toBe(false)
    expect(await isLimited(app, '203.0.113.3', (count) => `${forged(count)}, 203.0.113.4`)).toBe(true)
    expect(await isLimited(app, '127.0.0.1', forged)).toBe(false)
    expect(await isLimited(app, '127.0.0.1', (count) => `${forged(count)}, 203.0.113.5`)).toBe(true)
    await app.close()
  })
})
