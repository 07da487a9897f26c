import { beforeAll, describe, expect, test } from 'vitest'
import { addCater, addUser } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'

let service: TestApp
let clock: Date
beforeAll(async () => {
  clock = new Date()
  service = await openTestApp({ now: () => clock })
  return () => service.close()
})

const newEmail = () => `${crypto.randomUUID()}@example.dk`
const mailsTo = (email: string) =>
  service.db.selectFrom('mail').select(['kind', 'subject', 'text']).where('to', '=', email).orderBy('id').execute()

/** A caterer with an owner, and what the owner does with users. */
async function createOwner() {
  const cater = await addCater(service.db, { name: 'Smag & Søn' })
  const owner = await addUser(service.db, { role: 'cater', caterId: cater.id })
  const headers = { authorization: `Bearer ${await service.tokenFor(owner)}` }
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    service.app.inject({ method, url: `/api/users${url}`, headers, ...(payload && { payload }) })
  const invite = (email: string) =>
    call('POST', '', { email, firstName: 'Ny', lastName: 'Nysen', caterId: cater.id, staffRole: 'staff' })
  return { cater, owner, call, invite, list: async () => (await call('GET', '')).json() }
}

describe('SEC-17 an invitation to an email that has an account elsewhere', () => {
  const accounts: [string, () => Promise<string>][] = [
    ['of a customer', async () => (await addUser(service.db, { role: 'customer', passwordHash: 'x' })).email],
    ['of an admin', async () => (await addUser(service.db, { role: 'admin' })).email],
    [
      'of another caterer',
      async () => (await addUser(service.db, { role: 'cater', caterId: (await addCater(service.db)).id })).email,
    ],
    [
      'that another caterer has invited',
      async () => {
        const email = newEmail()
        expect((await (await createOwner()).invite(email)).statusCode).toBe(201)
        return email
      },
    ],
  ]

  test.each(accounts)('(%s) is to the owner like any other', async (_whose, create) => {
    const [taken, free] = [await create(), newEmail()]
    /** All that an owner can do with an invitation, and what it reads, without what differs between two users anyway. */
    const story = async (email: string) => {
      const { call, invite, list, owner } = await createOwner()
      const invited = await invite(email)
      const { id } = invited.json()
      const answers = [
        invited,
        await invite(email),
        await call('GET', ''),
        await call('POST', `/${id}/invitation`),
        await call('PUT', `/${id}/staff-role`, { staffRole: 'kitchen' }),
        await call('DELETE', '', { id }),
        await invite(email),
      ]
      expect((await list()).map((user: { email: string }) => user.email).sort()).toEqual([email, owner.email].sort())
      return answers.map((answer) => {
        const body = answer.json()
        const of = (Array.isArray(body) ? body.find((user) => user.email === email) : body) as object
        return [answer.statusCode, { ...of, ...('id' in of && { id: '', email: '', caterId: 0 }), requestId: '' }]
      })
    }
    const [ofTaken, ofFree] = [await story(taken), await story(free)]
    expect(ofTaken).toEqual(ofFree)
    expect(ofFree.map(([status]) => status)).toEqual([201, 422, 200, 200, 200, 200, 201])
  })

  test('tells its owner by mail, without a link that changes anything, and the account stays as it was', async () => {
    const { email, id } = await addUser(service.db, { role: 'customer', passwordHash: 'x' })
    const { invite } = await createOwner()
    await invite(email)
    const [mail] = await mailsTo(email)
    expect(mail).toMatchObject({ kind: 'invitation', subject: 'Smag & Søn har inviteret dig' })
    expect(mail?.text).toContain('din email har allerede en konto')
    expect(mail?.text).toContain('http://localhost:4000/login')
    expect(mail?.text).not.toContain('adgangskode?link=')
    await service.app.inject({ method: 'POST', url: '/api/users/password-link', payload: { email } })
    const links = await service.db.selectFrom('passwordLink').select('id').where('userId', '=', id).execute()
    expect(links).toHaveLength(1)
    expect((await mailsTo(email)).map(({ kind }) => kind).sort()).toEqual(['invitation', 'password'])
  })

  test('becomes one that can be accepted once the account is gone and it is sent again', async () => {
    const account = await addUser(service.db, { role: 'customer' })
    const { invite, call, list } = await createOwner()
    const { id } = (await invite(account.email)).json()
    await service.db.deleteFrom('user').where('id', '=', account.id).execute()
    expect((await call('POST', `/${id}/invitation`)).statusCode).toBe(200)
    const link = (await mailsTo(account.email))
      .map(({ text }) => /adgangskode\?link=([\w.-]+)/.exec(text)?.[1])
      .find(Boolean)
    const payload = { link, password: 'et langt kodeord' }
    expect((await service.app.inject({ method: 'POST', url: '/api/users/password', payload })).statusCode).toBe(204)
    expect((await list()).find((user: { id: string }) => user.id === id)).toMatchObject({ verified: true })
  })

  test('is no invitation of the caterer’s own user, whom the owner sees', async () => {
    const { cater, invite } = await createOwner()
    const { email } = await addUser(service.db, { role: 'cater', staffRole: 'kitchen', caterId: cater.id })
    const answer = await invite(email)
    expect([answer.statusCode, answer.json().errors]).toMatchObject([
      422,
      [{ path: 'email', validatorKey: 'not_unique' }],
    ])
    expect(await mailsTo(email)).toEqual([])
  })
})

describe('SEC-17 invitations', () => {
  test('are 30 an hour of a user, also if it sends them again', async () => {
    const { invite, call } = await createOwner()
    const first = newEmail()
    const { id } = (await invite(first)).json()
    for (let count = 2; count <= 30; count++) expect((await invite(newEmail())).statusCode).toBe(201)
    const refused = await invite(newEmail())
    expect([refused.statusCode, refused.json().title]).toEqual([429, 'too_many_attempts'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
    expect((await call('POST', `/${id}/invitation`)).statusCode).toBe(429)
    expect((await (await createOwner()).invite(newEmail())).statusCode).toBe(201)
    clock = new Date(clock.getTime() + 3_600_000)
    expect((await invite(newEmail())).statusCode).toBe(201)
  })

  test('are 300 an hour of an admin, who invites for all caterers', async () => {
    const cater = await addCater(service.db)
    const token = await service.tokenFor(await addUser(service.db, { role: 'admin' }))
    const invite = async () => {
      const payload = { email: newEmail(), firstName: 'Ny', lastName: 'Nysen', caterId: cater.id }
      const headers = { authorization: `Bearer ${token}` }
      return (await service.app.inject({ method: 'POST', url: '/api/users', headers, payload })).statusCode
    }
    const statuses: number[] = []
    for (let count = 1; count <= 301; count++) statuses.push(await invite())
    expect(statuses).toEqual([...Array.from({ length: 300 }, () => 201), 429])
  })

  test('are five an hour to an email, with the links that its owner asks for', async () => {
    const email = newEmail()
    const { invite, call } = await createOwner()
    for (let count = 1; count <= 4; count++) {
      const { id } = (await invite(email)).json()
      expect((await call('DELETE', '', { id })).statusCode).toBe(200)
    }
    await service.app.inject({ method: 'POST', url: '/api/users/password-link', payload: { email } })
    expect((await invite(email)).statusCode).toBe(429)
    expect((await (await createOwner()).invite(email)).statusCode).toBe(429)
    expect(await mailsTo(email)).toHaveLength(4)
  })
})

describe('SEC-17 an email that an invitation has is free again', () => {
  const withLink = (text: string | undefined) => text?.includes('adgangskode?link=') ?? false

  test('once nobody has used its link in time', async () => {
    const email = newEmail()
    await (await createOwner()).invite(email)
    const before = clock
    const other = await createOwner()
    await other.invite(email)
    clock = new Date(before.getTime() + 8 * 86_400_000)
    await (await createOwner()).invite(email)
    clock = before
    expect((await mailsTo(email)).map(({ text }) => withLink(text)).sort()).toEqual([false, true, true])
  })

  test('once the caterer that it works for is deleted', async () => {
    const cater = await addCater(service.db)
    const { email } = await addUser(service.db, { role: 'cater', caterId: cater.id, passwordHash: 'x' })
    await service.db.updateTable('cater').set({ deletedAt: clock }).where('id', '=', cater.id).execute()
    await (await createOwner()).invite(email)
    expect((await mailsTo(email)).map(({ text }) => withLink(text))).toEqual([true])
  })
})

test('SEC-17 an admin, who sees all users, is told that somebody has an email', async () => {
  const { email } = await addUser(service.db, { role: 'customer' })
  const { cater, list } = await createOwner()
  const token = await service.tokenFor(await addUser(service.db, { role: 'admin' }))
  const answer = await service.app.inject({
    method: 'POST',
    url: '/api/users',
    headers: { authorization: `Bearer ${token}` },
    payload: { email, firstName: 'Ny', lastName: 'Nysen', caterId: cater.id },
  })
  expect([answer.statusCode, answer.json().errors]).toMatchObject([
    422,
    [{ path: 'email', validatorKey: 'not_unique' }],
  ])
  expect((await list()).map((user: { email: string }) => user.email)).not.toContain(email)
})
