import { beforeEach, describe, expect, test } from 'vitest'
import { startTestGraph } from '../testing/testGraph.ts'

let bff: Awaited<ReturnType<typeof startTestGraph>>
beforeEach(async () => {
  bff = await startTestGraph()
  return () => bff.v2.stop()
})

const LOGIN = `mutation ($input: LoginInput!) {
  login(input: $input) {
    __typename
    ... on Login { viewer { email role cater { number name orders { totalCount } } } }
    ... on UserError { message }
    ... on TooManyAttempts { retryAfter }
    ... on TooBusy { retryAfter }
    ... on NotVerified { passwordUpdateUrl }
  }
}`
const login = (email: string, password = 'demo-1234') =>
  bff.execute(LOGIN, { variables: { input: { email, password } } })
const VIEWER = '{ viewer { email role verified } }'
const LOGOUT = 'mutation { logout { viewer { email } } }'
const END = 'DELETE /users/me/sessions/current'

describe('login', () => {
  test('LOG-2 the token is in an HttpOnly cookie', async () => {
    const { data, headers } = await login('smagen@demo.dk')
    expect(data.login).toEqual({
      __typename: 'Login',
      viewer: {
        email: 'smagen@demo.dk',
        role: 'CATER',
        cater: { number: 55, name: 'Smagen', orders: { totalCount: 3 } },
      },
    })
    const cookie = headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^session=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Expires=/)
    expect(cookie).not.toContain('Domain')
    const viewer = await bff.execute(VIEWER, { cookie: /session=([^;]+)/.exec(cookie)?.[1] })
    expect(viewer.data.viewer).toEqual({ email: 'smagen@demo.dk', role: 'CATER', verified: true })
  })

  test('LOG-2 the cookie is Secure and bound to its host on https', async () => {
    const body = JSON.stringify({
      query: LOGIN,
      variables: { input: { email: 'smagen@demo.dk', password: 'demo-1234' } },
    })
    const headers = { 'content-type': 'application/json' }
    const caller = { requestId: 'r', address: null, isHttps: true }
    const response = await bff.graph.fetch('https://bff/graphql', { method: 'POST', headers, body }, { caller })
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-session=.+; Path=\/; HttpOnly; SameSite=Lax; .*Secure$/)
  })

  test('LOG-1 a wrong password is answered without saying what is wrong', async () => {
    const { data, headers } = await login('smagen@demo.dk', 'wrong')
    expect(data.login).toEqual({ __typename: 'WrongCredentials', message: 'Brugernavn eller kodeord er forkert' })
    expect(headers.get('set-cookie')).toBeNull()
  })

  test('ERR-3 an answer without a token is not a wrong password', async () => {
    for (const body of [{}, { data: {} }]) {
      bff.v2.answer('POST /api/users/login', () => ({ status: 200, body }))
      const { data, errors, headers } = await login('smagen@demo.dk')
      expect([data?.login ?? null, errors?.[0]?.extensions.code]).toEqual([null, 'UPSTREAM_INVALID'])
      expect(headers.get('set-cookie')).toBeNull()
    }
  })

  test('LOG-3 an unverified caterer gets no cookie', async () => {
    const { data, headers } = await login('ny@demo.dk')
    expect(data.login).toEqual({
      __typename: 'NotVerified',
      message: 'Din konto er ikke bekræftet.',
      passwordUpdateUrl: null,
    })
    expect(headers.get('set-cookie')).toBeNull()
  })

  test('LOG-6 too many attempts are answered with the seconds to wait, and the client address is forwarded', async () => {
    bff.v2.answer('POST /api/users/login', () => ({ status: 429, headers: { 'retry-after': '840' } }))
    const { data } = await login('smagen@demo.dk')
    expect(data.login).toEqual({
      __typename: 'TooManyAttempts',
      message: 'For mange forsøg. Prøv igen om 14 minutter.',
      retryAfter: 840,
    })
    expect(bff.v2.calls.at(-1)?.headers['x-forwarded-for']).toBe('192.0.2.7')
  })

  test('SEC-6 a service that is too busy is reported in Danish, as often as it is so, and works at once afterwards', async () => {
    bff.v2.answer('POST /api/users/login', () => ({ status: 503, headers: { 'retry-after': '2' } }))
    const busy = { __typename: 'TooBusy', message: 'Der er travlt lige nu. Prøv igen om et øjeblik.', retryAfter: 2 }
    for (let count = 0; count < 20; count++) expect((await login('smagen@demo.dk')).data.login).toEqual(busy)
    bff.v2.answer('POST /api/users/login', async () => ({
      status: 200,
      body: { token: await bff.v2.token('smagen@demo.dk') },
    }))
    expect((await login('smagen@demo.dk')).data.login.__typename).toBe('Login')
    bff.v2.answer('POST /api/users/login', () => ({ status: 503 }))
    expect((await login('smagen@demo.dk')).errors?.[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE')
  })

  test('LOG-7 a logout expires the cookie', async () => {
    const cookie = await bff.v2.token('smagen@demo.dk')
    const { data, headers } = await bff.execute(LOGOUT, { cookie })
    expect(data.logout).toEqual({ viewer: null })
    expect(headers.get('set-cookie')).toMatch(/^session=; .*Expires=Thu, 01 Jan 1970/)
  })

  test('LOG-7 a logout ends the session in the service, with the token that it had', async () => {
    const cookie = await bff.v2.token('smagen@demo.dk')
    bff.v2.answer(END, () => ({ status: 200, body: { success: true } }))
    await bff.execute(LOGOUT, { cookie })
    expect(bff.v2.calls.filter(({ call }) => call === END).map(({ headers }) => headers.authorization)).toEqual([
      `Bearer ${cookie}`,
    ])
    bff.v2.takeCalls()
    await bff.execute(LOGOUT)
    expect(bff.v2.takeCalls()).toEqual([])
  })

  test.each([
    ['has ended already', { status: 401 }, []],
    ['a service has no calls for', { status: 404 }, []],
    ['a service cannot end, being down', { status: 500 }, ['session not ended']],
  ])('LOG-7 the cookie of a session that %s goes, too', async (_title, answer, logged) => {
    bff.v2.answer(END, () => answer)
    const { data, headers } = await bff.execute(LOGOUT, { cookie: await bff.v2.token('smagen@demo.dk') })
    expect(data.logout).toEqual({ viewer: null })
    expect(headers.get('set-cookie')).toMatch(/^session=; .*Expires=Thu, 01 Jan 1970/)
    const messages = bff.logged.map((entry) => (entry as unknown[])[1])
    expect(messages.filter((message) => message === 'session not ended')).toEqual(logged)
  })
})

describe('the session', () => {
  test('LOG-7 that a login takes the place of ends in the service; a wrong password ends none', async () => {
    const cookie = await bff.v2.token('kunde@demo.dk')
    bff.v2.answer(END, () => ({ status: 200, body: { success: true } }))
    const ended = () => bff.v2.calls.filter(({ call }) => call === END)
    const variables = (password: string) => ({ input: { email: 'smagen@demo.dk', password } })
    bff.v2.takeCalls()
    await bff.execute(LOGIN, { cookie, variables: variables('forkert') })
    expect(ended()).toEqual([])
    await bff.execute(LOGIN, { cookie, variables: variables('demo-1234') })
    expect(ended().map(({ headers }) => headers.authorization)).toEqual([`Bearer ${cookie}`])
  })

  test('LOG-4 an expired, forged or malformed token is a visitor', async () => {
    const expired = await bff.v2.token('smagen@demo.dk', '-1s')
    const [head, claims, signature] = (await bff.v2.token('kunde@demo.dk')).split('.')
    const admin = JSON.parse(Buffer.from(claims ?? '', 'base64url').toString())
    const forged = [head, Buffer.from(JSON.stringify({ ...admin, roleName: 'admin' })).toString('base64url'), signature]
    for (const cookie of [expired, forged.join('.'), 'nonsense'])
      expect((await bff.execute(VIEWER, { cookie })).data.viewer).toBeNull()
    expect(bff.v2.takeCalls()).toEqual([])
  })

  test('LOG-4 a session that the service revoked is a visitor', async () => {
    bff.v2.answer('GET /api/users/me', () => ({ status: 401 }))
    expect((await bff.execute(VIEWER, { cookie: await bff.v2.token('smagen@demo.dk') })).data).toEqual({ viewer: null })
  })

  test('SEC-5 the first response that shows that the session has ended removes its cookie', async () => {
    const ended = /^session=; .*Expires=Thu, 01 Jan 1970/
    const revoked = await bff.v2.token('smagen@demo.dk')
    const cookieAfter = async (query: string, cookie: string) =>
      (await bff.execute(query, { cookie })).headers.get('set-cookie')
    expect(await cookieAfter(VIEWER, revoked)).toBeNull()
    const unreadable = [await bff.v2.token('smagen@demo.dk', '-1s'), 'nonsense']
    for (const cookie of unreadable) expect(await cookieAfter(VIEWER, cookie)).toMatch(ended)
    // A login in the same response has the last word
    const both = await bff.execute(
      `mutation { login(input: { email: "kunde@demo.dk", password: "demo-1234" }) { __typename } }`,
      {
        cookie: 'nonsense',
      },
    )
    const cookies = both.headers.get('set-cookie')
    expect(cookies).toMatch(/^session=\w/)
    expect(cookies?.match(/HttpOnly/g)).toHaveLength(1)
    for (const call of ['GET /api/users/me', 'GET /cater/orders']) bff.v2.answer(call, () => ({ status: 401 }))
    expect(await cookieAfter(VIEWER, revoked)).toMatch(ended)
    expect(await cookieAfter('{ viewer { cater { orders { totalCount } } } }', revoked)).toMatch(ended)
    const orders = '{ cater(number: 55) { orders { totalCount } } }'
    expect(await cookieAfter(orders, revoked)).toMatch(ended)
    const program = await bff.execute(orders, { headers: { authorization: `Bearer ${revoked}` } })
    expect([program.errors?.[0]?.extensions.code, program.headers.get('set-cookie')]).toEqual(['UNAUTHENTICATED', null])
  })

  test('a program sends the token as Bearer; a wrong one is UNAUTHENTICATED', async () => {
    const headers = { authorization: `Bearer ${await bff.v2.token('smagen@demo.dk')}`, 'x-csrf': '' }
    expect((await bff.execute(VIEWER, { headers })).data.viewer.role).toBe('CATER')
    const wrong = await bff.execute(VIEWER, { headers: { authorization: 'Bearer nonsense' } })
    expect(wrong.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })

  test('GRA-13 a mutation with a cookie needs the CSRF header', async () => {
    const cookie = await bff.v2.token('smagen@demo.dk')
    const { errors, headers } = await bff.execute('mutation { logout { viewer { email } } }', {
      cookie,
      headers: { 'x-csrf': '' },
    })
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    expect(headers.get('set-cookie')).toBeNull()
    expect((await bff.execute(VIEWER, { cookie, headers: { 'x-csrf': '' } })).data.viewer.role).toBe('CATER')
  })

  test('GRA-13 in production the cookie counts for persisted documents only', async () => {
    const production = await startTestGraph({ NODE_ENV: 'production' }, { abc: VIEWER })
    const cookie = await production.v2.token('smagen@demo.dk')
    expect((await production.execute(VIEWER, { cookie })).data.viewer).toBeNull()
    expect((await production.execute('', { cookie, documentId: 'abc' })).data.viewer.role).toBe('CATER')
    expect((await production.execute('', { documentId: 'unknown' })).errors).toHaveLength(1)
    await production.v2.stop()
  })
})
