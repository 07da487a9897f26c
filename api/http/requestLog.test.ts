import { Writable } from 'node:stream'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
  app = await buildApp({ ...service.services, log: pino({ level: 'trace' }, lines) })
}, 60_000)
afterAll(async () => {
  await app.close()
  await service.close()
})

test.each([
  ['GET', '/api/v2/calendar/SECRET', '/api/v2/calendar/:secret'],
  ['HEAD', '/api/v2/calendar/SECRET', '/api/v2/calendar/:secret'],
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
