import { beforeAll, describe, expect, test } from 'vitest'
import { addCater, addUser } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'

let service: TestApp
let token: string
let admin: { id: string; email: string }
beforeAll(async () => {
  service = await openTestApp()
  const user = await addUser(service.db, { role: 'admin', firstName: 'Astrid', lastName: 'Admin' })
  admin = user
  token = await service.tokenFor(user)
  return () => service.close()
})

const call = (method: 'GET' | 'POST' | 'DELETE', query: string, payload?: object, headers: object = {}) =>
  service.app.inject({
    method,
    url: `/api/users${query}`,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(payload && { payload }),
  })
const invitation = (caterId: number, email = `${crypto.randomUUID()}@example.dk`) => ({
  email,
  firstName: 'Ny',
  lastName: 'Nysen',
  caterId,
})
const changesOf = (id: string) =>
  service.db
    .selectFrom('change')
    .selectAll()
    .where('kind', '=', 'user')
    .where('thingId', '=', id)
    .orderBy('id')
    .execute()
const emails = (answer: { json(): { email: string }[] }) => answer.json().map(({ email }) => email)

describe('USR-1 admins', () => {
  test('list the users of a caterer, or all, without secrets', async () => {
    const cater = await addCater(service.db)
    const [b, a] = ['b', 'a'].map((name) => `${name}-${crypto.randomUUID()}@example.dk`) as [string, string]
    for (const email of [b, a])
      await addUser(service.db, { role: 'cater', caterId: cater.id, email, passwordHash: 'x' })
    const answer = await call('GET', `?caterId=${cater.id}`)
    expect(emails(answer)).toEqual([a, b])
    expect(Object.keys(answer.json()[0]).sort()).toEqual([
      'caterId',
      'email',
      'firstName',
      'id',
      'invitationExpiresAt',
      'lastLoginAt',
      'lastName',
      'phoneNumber',
      'role',
      'staffRole',
      'verified',
    ])
    const everybody = emails(await call('GET', ''))
    expect(everybody).toEqual(expect.arrayContaining([a, b, admin.email]))
    expect(emails(await call('GET', '?caterId=2000000000'))).toEqual([])
    expect((await call('GET', '?caterId=x')).statusCode).toBe(422)
    // Users of a deleted caterer are listed, since their emails are still in use
    await service.db.updateTable('cater').set({ deletedAt: new Date() }).where('id', '=', cater.id).execute()
    expect(emails(await call('GET', `?caterId=${cater.id}`))).toEqual([a, b])
  })

  test('invite a user by a mail with a link, recorded in the audit log', async () => {
    const cater = await addCater(service.db, { name: 'Smag & Søn' })
    const body = invitation(cater.id, `  Ny.${crypto.randomUUID()}@Example.DK `)
    const answer = await call('POST', '', body)
    expect(answer.statusCode).toBe(201)
    const user = answer.json()
    const email = body.email.trim().toLowerCase()
    const { firstName, lastName, caterId } = body
    expect(user).toMatchObject({ email, firstName, lastName, caterId, role: 'cater', verified: false })
    const mail = await service.db.selectFrom('mail').selectAll().where('to', '=', email).executeTakeFirstOrThrow()
    expect(mail).toMatchObject({ kind: 'invitation', orderId: null, subject: 'Velkommen til Smag & Søn' })
    const link = /http:\/\/localhost:4000\/adgangskode\?link=[\w.-]+/.exec(mail.text)?.[0] as string
    expect(mail.html).toContain(`<a href="${link}">`)
    expect(mail.html).toContain('Smag &#38; Søn')
    for (const part of [mail.text, mail.html]) expect(part).toContain('Linket gælder i 7 dage og kan bruges én gang.')
    expect(await changesOf(user.id)).toMatchObject([
      { userId: admin.id, caterId: cater.id, before: null, after: { id: user.id, role: 'cater', verified: false } },
    ])
  })

  test('cannot invite an email that a user of the caterer has, nor to a caterer that does not exist', async () => {
    const cater = await addCater(service.db)
    const gone = await addCater(service.db, { deletedAt: new Date() })
    const colleague = await addUser(service.db, { role: 'cater', caterId: cater.id })
    const rejected = await call('POST', '', invitation(cater.id, colleague.email.toUpperCase()))
    expect([rejected.statusCode, rejected.json().errors]).toMatchObject([
      422,
      [{ path: 'email', validatorKey: 'not_unique' }],
    ])
    for (const caterId of [gone.id, 2_000_000_000]) {
      const answer = await call('POST', '', invitation(caterId))
      expect([answer.statusCode, answer.json().errors]).toMatchObject([
        422,
        [{ path: 'caterId', validatorKey: 'unknown' }],
      ])
    }
    const wrong = await call('POST', '', { ...invitation(cater.id, 'nobody'), firstName: ' ' })
    expect(wrong.json().errors.map((issue: { path: string }) => issue.path)).toEqual(['email', 'firstName'])
  })

  test('invite once, also if the request is repeated or sent concurrently', async () => {
    const cater = await addCater(service.db)
    const body = invitation(cater.id)
    const key = { 'idempotency-key': crypto.randomUUID() }
    const first = await call('POST', '', body, key)
    const again = await call('POST', '', body, key)
    expect([again.statusCode, again.json()]).toEqual([201, first.json()])
    const mails = service.db.selectFrom('mail').select('id').where('to', '=', body.email)
    expect(await mails.execute()).toHaveLength(1)
    const other = invitation(cater.id)
    const answers = await Promise.all([1, 2, 3, 4].map(() => call('POST', '', other)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422, 422])
  })

  test('remove a user, which revokes its tokens and is recorded in the audit log', async () => {
    const cater = await addCater(service.db)
    const user = await addUser(service.db, { role: 'cater', staffRole: 'staff', caterId: cater.id })
    const theirs = await service.tokenFor(user)
    const me = () => service.app.inject({ url: '/api/users/me', headers: { authorization: `Bearer ${theirs}` } })
    expect((await me()).statusCode).toBe(200)
    const answer = await call('DELETE', '', { id: user.id })
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }])
    expect((await me()).statusCode).toBe(401)
    expect((await call('DELETE', '', { id: user.id })).statusCode).toBe(404)
    expect(await changesOf(user.id)).toMatchObject([
      { userId: admin.id, before: { id: user.id, email: '[redacted]', caterId: cater.id }, after: null },
    ])
  })

  test('cannot remove themselves', async () => {
    for (const id of [admin.id, admin.id.toUpperCase()]) {
      const answer = await call('DELETE', '', { id })
      expect([answer.statusCode, answer.json().errors]).toMatchObject([422, [{ path: 'id' }]])
    }
    expect((await call('GET', '')).statusCode).toBe(200)
    expect((await call('DELETE', '', { id: 'x' })).statusCode).toBe(422)
  })
})
