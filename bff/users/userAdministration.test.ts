import { beforeEach, describe, expect, test } from 'vitest'
import { users } from '../testing/fakeData.ts'
import { startTestGraph } from '../testing/testGraph.ts'

let bff: Awaited<ReturnType<typeof startTestGraph>>
let admin: string
beforeEach(async () => {
  bff = await startTestGraph()
  admin = await bff.v2.token('admin@demo.dk')
  bff.v2.answer('GET /api/users', ({ query }) => ({
    status: 200,
    body: Object.values(users).filter(({ caterId }) => (query.get('caterId') ?? String(caterId)) === String(caterId)),
  }))
  return () => bff.v2.stop()
})

const smagen = users['smagen@demo.dk']
const OF_SMAGEN = [{ email: 'smagen@demo.dk' }, { email: 'kollega@demo.dk' }]
const ID = Buffer.from(`User:${smagen.id}`).toString('base64')
const refuses = (call: string, status: number, title: string, more: object = {}) =>
  bff.v2.answer(call, () => ({ status, body: { type: 'x', title, status, ...more } }))
const change = (mutation: string, cookie = admin) => bff.execute(`mutation { ${mutation} }`, { cookie })
const asVisitor = (mutation: string) => bff.execute(`mutation { ${mutation} }`)

describe('users of a caterer', () => {
  test('USR-1 DAY-12 ROLE-2 are visible to its owners and admins only, those of several caterers in one call', async () => {
    const query = '{ cater(number: 55) { users { email } } }'
    expect((await bff.execute(query, { cookie: admin })).data.cater.users).toEqual(OF_SMAGEN)
    expect(bff.v2.calls.at(-1)?.query.get('caterId')).toBe('55')
    bff.v2.takeCalls()
    const twice = '{ a: cater(number: 55) { users { email } } b: cater(number: 55) { name users { email } } }'
    expect((await bff.execute(twice, { cookie: admin })).data.b.users).toEqual(OF_SMAGEN)
    expect(bff.v2.calls.at(-1)?.query.get('caterId')).toBe('55')
    expect(bff.v2.takeCalls().filter((call) => call.includes('users'))).toHaveLength(1)
    const both = '{ a: cater(number: 55) { users { email } } b: cater(number: 57) { users { email } } }'
    const { data } = await bff.execute(both, { cookie: admin })
    expect(data).toEqual({ a: { users: OF_SMAGEN }, b: { users: [{ email: 'gront@demo.dk' }] } })
    expect(bff.v2.takeCalls().filter((call) => call.includes('users'))).toEqual(['GET /api/users'])
    expect((await bff.execute(query, { cookie: await bff.v2.token('smagen@demo.dk') })).data.cater.users).toEqual(
      OF_SMAGEN,
    )
    bff.v2.takeCalls()
    for (const cookie of [await bff.v2.token('gront@demo.dk'), await bff.v2.token('kunde@demo.dk')]) {
      const other = await bff.execute(query, { cookie })
      expect(other.data.cater.users).toBeNull()
      expect(other.errors).toBeUndefined()
    }
    expect((await bff.execute(query)).data.cater.users).toBeNull()
    expect(bff.v2.takeCalls().filter((call) => call.includes('users'))).toEqual([])
  })

  test('ROLE-2 a user is found by id by admins and itself only', async () => {
    const node = `{ node(id: "${ID}") { ... on User { email } } }`
    expect((await bff.execute(node, { cookie: admin })).data.node).toEqual({ email: 'smagen@demo.dk' })
    const own = await bff.execute(node, { cookie: await bff.v2.token('smagen@demo.dk') })
    expect(own.data.node).toEqual({ email: 'smagen@demo.dk' })
    for (const email of ['gront@demo.dk', 'kunde@demo.dk'] as const)
      expect((await bff.execute(node, { cookie: await bff.v2.token(email) })).data.node).toBeNull()
  })

  test('USR-1 a user is invited; a duplicate email is an issue', async () => {
    const INVITE = `inviteUser(input: { caterNumber: 55, email: "ny@smagen.dk", firstName: "Nina", lastName: "Ny" }) {
      ... on User { email cater { name } } ... on ValidationFailed { issues { path message } }
    }`
    bff.v2.answer('POST /api/users', () => ({ status: 201, body: { ...smagen, email: 'ny@smagen.dk' } }))
    expect((await change(INVITE)).data.inviteUser).toEqual({ email: 'ny@smagen.dk', cater: { name: 'Smagen' } })
    const sent = bff.v2.calls.find(({ call }) => call === 'POST /api/users')
    expect(sent?.body).toEqual({ caterId: 55, email: 'ny@smagen.dk', firstName: 'Nina', lastName: 'Ny' })
    refuses('POST /api/users', 422, 'invalid', { errors: [{ path: 'email', validatorKey: 'not_unique' }] })
    expect((await change(INVITE)).data.inviteUser).toEqual({
      issues: [{ path: 'email', message: 'Email findes allerede' }],
    })
    const denied = await change(INVITE, await bff.v2.token('kunde@demo.dk'))
    expect(denied.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    bff.v2.answer('POST /api/users', () => ({ status: 404 }))
    expect((await change(INVITE)).errors?.[0]?.extensions.code).toBe('NOT_SUPPORTED')
  })

  test('SEC-17 too many invitations are refused with the time to wait, also if one is sent again', async () => {
    const tooMany = '... on TooManyAttempts { message retryAfter }'
    for (const call of ['POST /api/users', `POST /api/users/${smagen.id}/invitation`])
      bff.v2.answer(call, () => ({ status: 429, headers: { 'retry-after': '1800' } }))
    const expected = { message: 'For mange forsøg. Prøv igen om 30 minutter.', retryAfter: 1800 }
    const person = 'caterNumber: 55, email: "ny@smagen.dk", firstName: "Nina", lastName: "Ny"'
    expect((await change(`inviteUser(input: { ${person} }) { ${tooMany} }`)).data.inviteUser).toEqual(expected)
    expect((await change(`resendInvitation(input: { id: "${ID}" }) { ${tooMany} }`)).data.resendInvitation).toEqual(
      expected,
    )
  })

  test('USR-1 a user is removed, but not oneself', async () => {
    const REMOVE = `removeUser(input: { id: "${ID}" }) { ... on Deleted { deletedId } ... on UserError { message } }`
    bff.v2.answer('DELETE /api/users', () => ({ status: 200, body: { success: true } }))
    expect((await change(REMOVE)).data.removeUser).toEqual({ deletedId: ID })
    expect(bff.v2.calls.at(-1)?.body).toEqual({ id: smagen.id })
    refuses('DELETE /api/users', 422, 'invalid', { errors: [{ path: 'id', validatorKey: 'own_user' }] })
    expect((await change(REMOVE)).data.removeUser).toEqual({ message: 'Du kan ikke fjerne dig selv.' })
  })
})

describe('choosing a password', () => {
  const LINK = `requestPasswordLink(input: { email: "hvem@demo.dk" }) {
    ... on PasswordLinkRequested { email } ... on TooManyAttempts { message retryAfter }
  }`

  test('USR-2 everybody may request a link, within the rate limit', async () => {
    bff.v2.answer('POST /api/users/password-link', () => ({ status: 204 }))
    expect((await asVisitor(LINK)).data.requestPasswordLink).toEqual({ email: 'hvem@demo.dk' })
    expect(bff.v2.calls.at(-1)).toMatchObject({
      body: { email: 'hvem@demo.dk' },
      headers: { 'x-forwarded-for': '192.0.2.7' },
    })
    bff.v2.answer('POST /api/users/password-link', () => ({ status: 429, headers: { 'retry-after': '60' } }))
    expect((await asVisitor(LINK)).data.requestPasswordLink).toEqual({
      message: 'For mange forsøg. Prøv igen om 1 minut.',
      retryAfter: 60,
    })
    bff.v2.answer('POST /api/users/password-link', () => ({ status: 404 }))
    expect((await asVisitor(LINK)).errors?.[0]?.extensions.code).toBe('NOT_SUPPORTED')
  })

  const SET = `setPassword(input: { link: "signed", password: "et langt kodeord" }) {
    __typename ... on PasswordSet { isSet } ... on NotPossible { reason message }
    ... on ValidationFailed { issues { path message } }
  }`

  test('USR-2 a password is set with a link, without a login', async () => {
    bff.v2.answer('POST /api/users/password', () => ({ status: 204 }))
    const { data, headers } = await asVisitor(SET)
    expect(data.setPassword).toEqual({ __typename: 'PasswordSet', isSet: true })
    expect(headers.get('set-cookie')).toBeNull()
    expect(bff.v2.calls.at(-1)?.body).toEqual({ link: 'signed', password: 'et langt kodeord' })
  })

  test('USR-2 a used, expired or forged link and a common password are issues in Danish', async () => {
    const call = 'POST /api/users/password'
    refuses(call, 410, 'link_used')
    expect((await asVisitor(SET)).data.setPassword).toMatchObject({ reason: 'link_used' })
    refuses(call, 410, 'link_expired')
    expect((await asVisitor(SET)).data.setPassword).toMatchObject({ message: 'Linket er udløbet. Bed om et nyt.' })
    const issue = (path: string, validatorKey: string) =>
      refuses(call, 422, 'invalid', { errors: [{ path, validatorKey, message: 'In English' }] })
    issue('password', 'too_common')
    expect((await asVisitor(SET)).data.setPassword.issues).toEqual([
      { path: 'password', message: 'Adgangskoden er for almindelig. Vælg en anden.' },
    ])
    issue('link', 'invalid')
    expect((await asVisitor(SET)).data.setPassword.issues).toEqual([
      { path: 'link', message: 'Linket er ikke gyldigt. Bed om et nyt.' },
    ])
  })
})
