import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { randomAddress } from '../testing/randomAddress.ts'
import { addUser } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { hashPassword, verifyPassword } from './passwords.ts'

vi.mock('./passwords.ts', { spy: true })

let service: TestApp
let email: string
let running = 0
let maxRunning = 0
beforeAll(async () => {
  service = await openTestApp()
  email = (await addUser(service.db, { role: 'customer', passwordHash: await hashPassword('demo-1234') })).email
  const { verifyPassword: verify } = await vi.importActual<typeof import('./passwords.ts')>('./passwords.ts')
  vi.mocked(verifyPassword).mockImplementation(async (...given) => {
    running += 1
    maxRunning = Math.max(maxRunning, running)
    try {
      return await verify(...given)
    } finally {
      running -= 1
    }
  })
  return () => service.close()
})
beforeEach(() => {
  maxRunning = 0
  vi.mocked(verifyPassword).mockClear()
})

const login = (password: string, from: string, who = `${crypto.randomUUID()}@example.dk`) =>
  service.app.inject({
    method: 'POST',
    url: '/api/users/login',
    payload: { email: who, password },
    remoteAddress: from,
  })
const countOf = (answers: Awaited<ReturnType<typeof login>>[], status: number) =>
  answers.filter(({ statusCode }) => statusCode === status).length
const flood = (from: () => string) => Promise.all(Array.from({ length: 300 }, () => login('wrong', from())))

test('SEC-6 of 300 wrong logins at once from one network ten are checked; others do not wait for them', async () => {
  const network = randomAddress()
  const flooding = flood(() => network)
  const [right, page] = await Promise.all([
    login('demo-1234', randomAddress(), email).then((answer) => ({
      answer,
      checked: vi.mocked(verifyPassword).mock.calls.length,
    })),
    service.app.inject({ url: '/api/v2/caters' }),
  ])
  expect([right.answer.statusCode, page.statusCode]).toEqual([200, 200])
  // At most those of one network and itself: not the 300, which took 15 s
  expect(right.checked).toBeLessThanOrEqual(11)
  const answers = await flooding
  expect([countOf(answers, 401), countOf(answers, 503)]).toEqual([10, 290])
  expect(maxRunning).toBeLessThanOrEqual(3)
  const refused = answers.find(({ statusCode }) => statusCode === 503)
  expect(refused?.headers).toMatchObject({ 'retry-after': '2', 'content-type': /^application\/problem\+json/ })
  expect(refused?.json().title).toBe('too_busy')
})

test('SEC-6 of 300 wrong logins at once from as many networks 33 are checked, three at once', async () => {
  const answers = await flood(randomAddress)
  expect([countOf(answers, 401), countOf(answers, 503)]).toEqual([33, 267])
  expect(maxRunning).toBe(3)
  expect((await login('demo-1234', randomAddress(), email)).statusCode).toBe(200)
})

test('SEC-6 an attempt is counted before its password is checked, and given back when it is right', async () => {
  const [network, who] = [randomAddress(), email]
  const count = async () => (await service.db.selectFrom('attempt').select('id').execute()).length
  const before = await count()
  let during = 0
  vi.mocked(verifyPassword).mockImplementationOnce(async () => {
    during = await count()
    return true
  })
  expect((await login('demo-1234', network, who)).statusCode).toBe(200)
  expect([during - before, (await count()) - before]).toEqual([3, 0])
  // One that the queue refused does not count
  const answers = await Promise.all(Array.from({ length: 12 }, () => login('wrong', network, who)))
  expect([countOf(answers, 401), countOf(answers, 503)]).toEqual([10, 2])
})

test('SEC-6 setting passwords waits in the same queue', async () => {
  const network = randomAddress()
  const setPassword = async () => {
    const user = await addUser(service.db, { role: 'customer' })
    const post = (path: string, payload: object) =>
      service.app.inject({ method: 'POST', url: `/api/users/${path}`, payload, remoteAddress: network })
    await post('password-link', { email: user.email })
    const mail = await service.db
      .selectFrom('mail')
      .select('text')
      .where('to', '=', user.email)
      .executeTakeFirstOrThrow()
    const link = /link=([\w.-]+)/.exec(mail.text)?.[1]
    return () => post('password', { link, password: 'en lang sætning' })
  }
  const set = await Promise.all(Array.from({ length: 12 }, setPassword))
  const answers = await Promise.all(set.map((send) => send()))
  expect([countOf(answers, 204), countOf(answers, 503)]).toEqual([10, 2])
})
