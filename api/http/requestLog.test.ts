import { Writable } from 'node:stream'
import pino from 'pino'
import { beforeAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import type { App } from './fastifyApp.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'

let service: TestApp
let app: App
let written = ''
beforeAll(async () => {
  service = await openTestApp()
  const lines = new Writable({
    write(chunk, _encoding, done) {
      written += chunk
      done()
    },
  })
  const { services } = service
  const config = { ...services.config, internalSecret: 'a-hushed-word-of-both' }
  app = await buildApp({ ...services, config, log: pino({ level: 'trace' }, lines) })
  return async () => {
    await app.close()
    await service.close()
  }
})

test.each([
  ['GET', '/api/v2/calendar/SECRET', '/api/v2/calendar/:secret'],
  ['HEAD', '/api/v2/calendar/SECRET', '/api/v2/calendar/:secret'],
  ['GET', '/api/v2/order-links/SECRET', '/api/v2/order-links/:token'],
  ['POST', '/api/v2/order-links/SECRET/messages', '/api/v2/order-links/:token/messages'],
  ['POST', '/api/v2/calendar/SECRET', '/api/v2'],
  ['OPTIONS', '/api/v2/calendar/SECRET', '/api/v2'],
  ['GET', '/api/v2/calendar/SECRET/', '/api/v2'],
  ['GET', '/api/v2//calendar/SECRET', '/api/v2'],
  ['GET', '/nowhere?email=SECRET', '/nowhere'],
  ['GET', '/api/v2/pages?x=SECRET', '/api/v2/pages'],
] as const)('%s %s is logged as %s', async (method, url, path) => {
  written = ''
  await app.inject({ method, url, ...(method === 'POST' && { payload: {} }) })
  const completed = written.split('\n').filter((line) => line.includes('"request completed"'))
  expect(completed.map((line) => JSON.parse(line).path)).toEqual([path])
  expect(written).not.toContain('SECRET')
})

test.each(['%E0', 'x'.repeat(600)])('a secret in an address without a route is not logged (%#)', async (end) => {
  written = ''
  const { statusCode } = await app.inject({ url: `/api/v2/calendar/SECRET${end}` })
  expect(statusCode).toBeGreaterThanOrEqual(400)
  expect(written).not.toContain('SECRET')
})

test.each(['a-hushed-word-of-both', 'another-hushed-word'])(
  'SEC-7 the secret of the web server is not logged (%#)',
  async (secret) => {
    written = ''
    const headers = { 'x-forwarded-for': '192.0.2.1', 'x-internal-secret': secret }
    const payload = { email: 'nobody@example.dk', password: 'wrong' }
    const { statusCode } = await app.inject({ method: 'POST', url: '/api/users/login', payload, headers })
    expect(statusCode).toBe(401)
    expect(written).toContain('request completed')
    expect(written).not.toContain('hushed')
  },
)

test('SEC-6 a login that is refused because of too many is no failure in the log', async () => {
  written = ''
  const payload = { email: 'nobody@example.dk', password: 'wrong' }
  const login = () => app.inject({ method: 'POST', url: '/api/users/login', payload, remoteAddress: '192.0.2.9' })
  const answers = await Promise.all(Array.from({ length: 12 }, login))
  expect(answers.some(({ statusCode }) => statusCode === 503)).toBe(true)
  expect(written).toContain('"status":503')
  expect(written).not.toContain('request failed')
})
