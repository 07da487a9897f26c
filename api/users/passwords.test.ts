import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { addCater, addUser } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { hashPassword } from './passwords.ts'

vi.mock('./passwords.ts', { spy: true })
const pauses = vi.hoisted(() => [] as number[])
vi.mock('node:timers/promises', async (original) => ({
  ...(await original<object>()),
  setTimeout: async (ms: number) => void pauses.push(ms),
}))

let service: TestApp
let now: Date
let address: string
beforeAll(async () => {
  service = await openTestApp({ now: () => now })
  return () => service.close()
})
beforeEach(() => {
  now = new Date()
  // Another address for each test, so that they do not share rate limits
  address = `10.0.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`
})

const NEW_PASSWORD = 'en lang sætning'
const DAY = 86_400_000
const post = (path: string, payload: object) =>
  service.app.inject({ method: 'POST', url: `/api/users/${path}`, payload, remoteAddress: address })
const requestLink = (email: string) => post('password-link', { email })
const setPassword = (link: string, password = NEW_PASSWORD) => post('password', { link, password })
const me = (token: string) =>
  service.app.inject({ url: '/api/users/me', headers: { authorization: `Bearer ${token}` } })
const mailsTo = (email: string) =>
  service.db.selectFrom('mail').selectAll().where('to', '=', email).orderBy('createdAt').execute()
async function linksTo(email: string): Promise<string[]> {
  return (await mailsTo(email)).map(({ text }) => /adgangskode\?link=([\w.-]+)/.exec(text)?.[1] ?? '')
}
async function mailedLink(email: string): Promise<string> {
  expect((await requestLink(email)).statusCode).toBe(204)
  return (await linksTo(email.trim().toLowerCase())).at(-1) as string
}

describe('a password link', () => {
  test('USR-2 sets a password once, verifies the user, and is recorded without the password', async () => {
    const cater = await addCater(service.db)
    const user = await addUser(service.db, { role: 'cater', caterId: cater.id, verified: false, firstName: 'Ny' })
    const link = await mailedLink(` ${user.email.toUpperCase()}`)
    const answer = await setPassword(link)
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    const login = await post('login', { email: user.email, password: NEW_PASSWORD })
    expect((await me(login.json().token)).json()).toMatchObject({ id: user.id, verified: true })
    const again = await setPassword(link, 'en anden sætning')
    expect([again.statusCode, again.json().title]).toEqual([410, 'link_used'])
    expect((await post('login', { email: user.email, password: 'en anden sætning' })).statusCode).toBe(401)
    const changes = await service.db.selectFrom('change').selectAll().where('thingId', '=', user.id).execute()
    expect(changes).toMatchObject([
      {
        kind: 'user',
        userId: user.id,
        caterId: cater.id,
        before: { verified: false, tokenVersion: 0 },
        after: { verified: true, tokenVersion: 1 },
      },
    ])
    expect(JSON.stringify(changes)).not.toMatch(/sætning|argon2/)
  })

  test('LOG-7 revokes all earlier tokens and links of the user, and nobody else’s', async () => {
    const user = await addUser(service.db, { role: 'customer' })
    const other = await addUser(service.db, { role: 'customer' })
    const [token, othersToken] = [await service.tokenFor(user), await service.tokenFor(other)]
    const [first, second] = [await mailedLink(user.email), await mailedLink(user.email)]
    const othersLink = await mailedLink(other.email)
    expect((await setPassword(second)).statusCode).toBe(204)
    expect((await me(token)).statusCode).toBe(401)
    expect((await me(othersToken)).statusCode).toBe(200)
    expect((await setPassword(first)).json().title).toBe('link_used')
    expect((await setPassword(othersLink)).statusCode).toBe(204)
  })

  test('USR-1 is valid for seven days', async () => {
    const user = await addUser(service.db, { role: 'customer' })
    const link = await mailedLink(user.email)
    const later = await mailedLink(user.email)
    now = new Date(now.getTime() + 7 * DAY)
    const answer = await setPassword(link)
    expect([answer.statusCode, answer.json().title]).toEqual([410, 'link_expired'])
    now = new Date(now.getTime() - 1000)
    expect((await setPassword(later)).statusCode).toBe(204)
  })

  test('that is deleted, or whose user or caterer is deleted, is 410', async () => {
    const cater = await addCater(service.db)
    const [old, gone, orphan] = [
      await addUser(service.db, { role: 'customer' }),
      await addUser(service.db, { role: 'customer' }),
      await addUser(service.db, { role: 'cater', caterId: cater.id }),
    ]
    const links = [await mailedLink(old.email), await mailedLink(gone.email), await mailedLink(orphan.email)]
    now = new Date(now.getTime() + 8 * DAY)
    await mailedLink(old.email)
    now = new Date(now.getTime() - 8 * DAY)
    await service.db.deleteFrom('user').where('id', '=', gone.id).execute()
    await service.db.updateTable('cater').set({ deletedAt: now }).where('id', '=', cater.id).execute()
    for (const link of links) {
      const answer = await setPassword(link)
      expect([answer.statusCode, answer.json().title]).toEqual([410, 'link_expired'])
    }
  })

  test('cannot be forged; a token is no link and a link is no token', async () => {
    const user = await addUser(service.db, { role: 'admin' })
    const link = await mailedLink(user.email)
    const [head, , signature] = link.split('.')
    const claims = Buffer.from(JSON.stringify({ aud: 'password-link', jti: crypto.randomUUID() })).toString('base64url')
    for (const forged of ['x', `${head}.${claims}.${signature}`, `${link}x`, await service.tokenFor(user)]) {
      const answer = await setPassword(forged)
      expect([answer.statusCode, answer.json().errors]).toMatchObject([
        422,
        [{ path: 'link', validatorKey: 'invalid' }],
      ])
    }
    expect((await me(link)).statusCode).toBe(401)
    expect((await setPassword(link)).statusCode).toBe(204)
  })

  test.each([
    ['123456789', 'too_short'],
    ['1234567890', 'too_common'],
    ['Q1W2E3R4T5', 'too_common'],
    ['x'.repeat(1001), 'too_long'],
  ])('USR-2 rejects an invalid password and stays valid (%#)', async (password, validatorKey) => {
    const user = await addUser(service.db, { role: 'customer' })
    const link = await mailedLink(user.email)
    const answer = await setPassword(link, password)
    expect([answer.statusCode, answer.json().errors]).toMatchObject([422, [{ path: 'password', validatorKey }]])
    expect((await setPassword(link)).statusCode).toBe(204)
  })

  test('causes no hashing once it is invalid, and a retry with an idempotency key gets the first answer', async () => {
    const cater = await addCater(service.db)
    const [user, orphan, late] = [
      await addUser(service.db, { role: 'customer' }),
      await addUser(service.db, { role: 'cater', caterId: cater.id }),
      await addUser(service.db, { role: 'customer' }),
    ]
    const [link, orphaned, old] = [
      await mailedLink(user.email),
      await mailedLink(orphan.email),
      await mailedLink(late.email),
    ]
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const payload = { link, password: NEW_PASSWORD }
    const sendWithKey = () =>
      service.app.inject({ method: 'POST', url: '/api/users/password', payload, headers, remoteAddress: address })
    expect((await sendWithKey()).statusCode).toBe(204)
    await service.db.updateTable('cater').set({ deletedAt: now }).where('id', '=', cater.id).execute()
    vi.mocked(hashPassword).mockClear()
    expect((await sendWithKey()).statusCode).toBe(204)
    expect((await setPassword(link)).json().title).toBe('link_used')
    expect((await setPassword(orphaned)).json().title).toBe('link_expired')
    now = new Date(now.getTime() + 7 * DAY)
    expect((await setPassword(old)).json().title).toBe('link_expired')
    expect(hashPassword).not.toHaveBeenCalled()
  })

  test('works once, also if it and the user’s other links are used concurrently', async () => {
    const user = await addUser(service.db, { role: 'customer' })
    const links = [await mailedLink(user.email), await mailedLink(user.email)]
    const answers = await Promise.all(
      [...links, ...links].map((link, index) => setPassword(link, `${NEW_PASSWORD} ${index}`)),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 410, 410, 410])
    const { tokenVersion } = (await service.db
      .selectFrom('user')
      .select('tokenVersion')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow()) as { tokenVersion: number }
    expect(tokenVersion).toBe(1)
  })
})

describe('requesting a link', () => {
  test('USR-2 has the same response for known and unknown emails, and after as long, whatever the mail took', async () => {
    const user = await addUser(service.db, { role: 'customer' })
    const cater = await addCater(service.db, { deletedAt: now })
    const orphan = await addUser(service.db, { role: 'cater', caterId: cater.id })
    // Time passes only where a mail is queued, and where the response is held back
    let elapsed = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => elapsed)
    const { mailQueue } = service.services
    const { enqueue } = mailQueue
    const queueing = vi.spyOn(mailQueue, 'enqueue').mockImplementation((...given) => {
      elapsed += 70
      return enqueue(...given)
    })
    const timed = async (email: string) => {
      elapsed = 0
      pauses.length = 0
      const { statusCode, body, headers } = await requestLink(email)
      return { statusCode, body, names: Object.keys(headers), work: elapsed, pauses: [...pauses] }
    }
    const answers = [await timed(user.email)]
    for (const email of ['nobody@example.dk', orphan.email, 'x\0@example.dk']) answers.push(await timed(email))
    queueing.mockRestore()
    clock.mockRestore()
    expect(answers.map(({ work }) => work)).toEqual([70, 0, 0, 0])
    for (const { work, pauses: held, ...answer } of answers) {
      expect(answer).toEqual({ statusCode: 204, body: '', names: answers[0]?.names })
      expect(held).toEqual([250 - work])
    }
    expect(await mailsTo(orphan.email)).toEqual([])
    const [mail] = await mailsTo(user.email)
    expect(mail).toMatchObject({ kind: 'password', orderId: null, subject: 'Vælg en ny adgangskode' })
    expect(mail?.text).toMatch(/^Hej Uffe\n\n/)
    expect((await requestLink(' ')).statusCode).toBe(422)
  })

  test('mails at most five links an hour for one email, with the same response', async () => {
    const user = await addUser(service.db, { role: 'customer' })
    const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => requestLink(user.email)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(204))
    expect(await mailsTo(user.email)).toHaveLength(5)
    address = '10.1.0.1'
    await requestLink(user.email)
    expect(await mailsTo(user.email)).toHaveLength(5)
    now = new Date(now.getTime() + 3_600_000)
    await requestLink(user.email)
    expect(await mailsTo(user.email)).toHaveLength(6)
  })

  test('is limited to fifty an hour from one address', async () => {
    const answers = await Promise.all(Array.from({ length: 53 }, (_, index) => requestLink(`${index}@example.dk`)))
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 204)).toHaveLength(50)
    const refused = await requestLink('another@example.dk')
    expect([refused.statusCode, refused.json().title]).toEqual([429, 'too_many_attempts'])
    expect(refused.headers['retry-after']).toBe('3600')
    address = '10.1.0.2'
    expect((await requestLink('another@example.dk')).statusCode).toBe(204)
  })

  test('SEC-3 is limited to fifty an hour from all addresses of one IPv6 /64', async () => {
    const requestFrom = (index: number, from: string) =>
      service.app.inject({
        method: 'POST',
        url: '/api/users/password-link',
        payload: { email: `${index}@example.dk` },
        remoteAddress: from,
      })
    const answers = await Promise.all(
      Array.from({ length: 53 }, (_, index) => requestFrom(index, `2001:db8:2:2::${index.toString(16)}`)),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(50)
    expect((await requestFrom(0, '2001:db8:2:3::1')).statusCode).toBe(204)
  })
})
