import { Writable } from 'node:stream'
import pino from 'pino'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { addCater, addUser } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { hashPassword } from '../users/passwords.ts'
import type { App } from './fastifyApp.ts'

type User = Awaited<ReturnType<typeof addUser>>

let service: TestApp
let app: App
let written = ''
let owner: User
let colleague: User
beforeAll(async () => {
  service = await openTestApp()
  const lines = new Writable({
    write(chunk, _encoding, done) {
      written += chunk
      done()
    },
  })
  app = await buildApp({ ...service.services, log: pino({ level: 'info' }, lines) })
  const { id: caterId } = await addCater(service.db)
  const passwordHash = await hashPassword('en lang sætning')
  owner = await addUser(service.db, { role: 'cater', staffRole: 'owner', caterId, passwordHash })
  colleague = await addUser(service.db, { role: 'cater', staffRole: 'staff', caterId })
  return async () => {
    await app.close()
    await service.close()
  }
})
beforeEach(() => {
  written = ''
})

/** The lines that an operator ships by their mark. */
const events = () =>
  written
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ event }) => event === 'security')

async function request(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, by: User | null, payload?: object) {
  const headers = by ? { authorization: `Bearer ${await service.tokenFor(by)}` } : {}
  const options = { method, url, headers, remoteAddress: '2001:db8:1:2:3:4:5:6', ...(payload && { payload }) }
  return (await app.inject(options)).statusCode
}
const network = '2001:db8:1:2'

test('SEC-22 logins, whether they succeed, are told with the user and the network', async () => {
  const login = (email: string, password: string) => request('POST', '/api/users/login', null, { email, password })
  expect(await login(owner.email, 'forkert')).toBe(401)
  expect(await login('nobody@example.dk', 'forkert')).toBe(401)
  expect(await login(owner.email, 'en lang sætning')).toBe(200)
  const common = { userId: null, network, method: 'POST', route: '/api/users/login', requestId: expect.any(String) }
  expect(events()).toMatchObject([
    { ...common, action: 'login_failed', subjectId: owner.id, status: 401 },
    { ...common, action: 'login_failed', subjectId: null, status: 401 },
    { ...common, action: 'login', subjectId: owner.id, status: 200 },
  ])
  expect(written).not.toMatch(/@example\.dk|forkert|sætning|:3:4:5:6/)
})

test('SEC-22 what is done to a user is told with who did it and to whom', async () => {
  const invitation = {
    email: 'ny@example.dk',
    firstName: 'Ny',
    lastName: 'Kok',
    caterId: owner.caterId,
    staffRole: 'staff',
  }
  expect(await request('POST', '/api/users', owner, invitation)).toBe(201)
  expect(await request('PUT', `/api/users/${colleague.id}/staff-role`, owner, { staffRole: 'kitchen' })).toBe(200)
  expect(await request('DELETE', '/api/users', owner, { id: colleague.id })).toBe(200)
  const common = { userId: owner.id, network }
  expect(events()).toMatchObject([
    { ...common, action: 'user_invited', subjectId: expect.stringMatching(/^[\da-f-]{36}$/) },
    { ...common, action: 'role_changed', subjectId: colleague.id },
    { ...common, action: 'user_removed', subjectId: colleague.id },
  ])
  expect(written).not.toContain('ny@example.dk')
})

test('SEC-22 refusals are told with their route, and what is wrong otherwise is not', async () => {
  expect(await request('GET', '/api/v2/cater/orders', null)).toBe(401)
  expect(await request('GET', '/api/v2/admin/mails', owner)).toBe(403)
  expect(await request('GET', '/api/v2/pages/0', null)).toBe(404)
  expect(await request('GET', '/api/v2/pages', null)).toBe(200)
  expect(await request('PUT', `/api/users/${crypto.randomUUID()}/staff-role`, owner, { staffRole: 'staff' })).toBe(404)
  expect(events()).toMatchObject([
    { action: 'refused', status: 401, userId: null, route: '/api/v2/cater/orders' },
    { action: 'refused', status: 403, userId: owner.id, route: '/api/v2/admin/mails' },
  ])
})

test('SEC-22 too many attempts are told', async () => {
  const payload = { email: 'gættet@example.dk', password: 'forkert' }
  const statuses: number[] = []
  for (let attempt = 0; attempt < 11; attempt++) statuses.push(await request('POST', '/api/users/login', null, payload))
  expect(statuses.at(-1)).toBe(429)
  expect(events().at(-1)).toMatchObject({ action: 'refused', status: 429, route: '/api/users/login', network })
})
