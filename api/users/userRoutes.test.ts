import { hash } from '@node-rs/argon2'
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify, SignJWT } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { addCater, addUser } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { hashPassword } from './passwords.ts'
import { newSigningKey } from '../accounts/signingKey.ts'
import { createTokens } from '../accounts/tokens.ts'

let service: TestApp
let passwordHash: string
beforeAll(async () => {
  service = await openTestApp()
  passwordHash = await hashPassword('demo-1234')
  return () => service.close()
})

const login = (email: string, password = 'demo-1234') =>
  service.app.inject({ method: 'POST', url: '/api/users/login', payload: { email, password } })
const get = (url: string, token: string) => service.app.inject({ url, headers: { authorization: `Bearer ${token}` } })

describe('login', () => {
  test('ROLE-1, LOG-4 returns a token for 12 hours that the published keys verify', async () => {
    const cater = await addCater(service.db)
    const user = await addUser(service.db, { role: 'cater', caterId: cater.id, passwordHash })
    const answer = await login(` ${user.email.toUpperCase()} `)
    expect(answer.statusCode).toBe(200)
    const keys = (await service.app.inject('/.well-known/jwks.json')).json<JSONWebKeySet>()
    const { payload, protectedHeader } = await jwtVerify(answer.json().token, createLocalJWKSet(keys))
    expect(protectedHeader.alg).toBe('ES256')
    expect(payload).toMatchObject({ sub: user.id, roleName: 'cater', caterId: cater.id, verified: true })
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(12 * 3600)
    expect(keys.keys.flatMap(Object.keys)).not.toContain('d')
  })

  test('VIS-15 a password matches in whichever form its letters are typed, also one that was stored as it was typed', async () => {
    const password = 'blåbærgrød på bål'
    const typedThen = await hash(password.normalize('NFD'))
    for (const stored of [await hashPassword(password.normalize('NFD')), typedThen]) {
      const { email } = await addUser(service.db, { role: 'customer', passwordHash: stored })
      for (const form of ['NFC', 'NFD']) expect((await login(email, password.normalize(form))).statusCode).toBe(200)
      expect((await login(email, 'blabaergrod pa bal')).statusCode).toBe(401)
    }
  })

  test('LOG-1 a wrong password and an unknown email get the same response', async () => {
    const { email } = await addUser(service.db, { role: 'customer', passwordHash })
    const withoutPassword = await addUser(service.db, { role: 'customer' })
    const answers = [
      await login(email, 'wrong'),
      await login('nobody@example.dk'),
      await login(withoutPassword.email, 'demo-1234'),
      await login(`${email}\0`),
      await login(email, 'demo-1234\0'),
    ]
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401)
      expect(answer.headers['content-type']).toContain('application/problem+json')
    }
    const texts = answers.map((answer) => ({ ...answer.json(), requestId: '' }))
    for (const text of texts) expect(text).toEqual(texts[0])
  })

  test('LOG-1 email and password must not be empty', async () => {
    const answer = await login('', '')
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors.map((issue: { path: string }) => issue.path)).toEqual(['email', 'password'])
  })

  test('users of a deleted caterer cannot log in, and their tokens are invalid', async () => {
    const cater = await addCater(service.db)
    const user = await addUser(service.db, { role: 'cater', caterId: cater.id, passwordHash })
    const token = await service.tokenFor(user)
    await service.db.updateTable('cater').set({ deletedAt: new Date() }).where('id', '=', cater.id).execute()
    expect((await login(user.email)).statusCode).toBe(401)
    expect((await get('/api/users/me', token)).statusCode).toBe(401)
  })

  test('an unverified cater can read itself and nothing else', async () => {
    const cater = await addCater(service.db)
    const user = await addUser(service.db, { role: 'cater', caterId: cater.id, passwordHash, verified: false })
    const { token } = (await login(user.email)).json()
    const me = await get('/api/users/me', token)
    expect(me.json()).toEqual({
      id: user.id,
      firstName: 'Uffe',
      lastName: 'User',
      email: user.email,
      phoneNumber: null,
      verified: false,
      role: 'cater',
      staffRole: 'owner',
      caterId: cater.id,
    })
    for (const url of [`/api/v2/caters/${cater.id}`, '/api/v2/caters', '/api/v2/cater/orders']) {
      const answer = await get(url, token)
      expect([answer.statusCode, answer.json().title]).toEqual([403, 'not_verified'])
    }
  })
})

describe('tokens', () => {
  test('LOG-4 a missing, forged, unsigned, foreign or expired token is 401', async () => {
    const user = await addUser(service.db, { role: 'admin' })
    const good = await service.tokenFor(user)
    const [head, body = '', signature] = good.split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const key = await newSigningKey()
    const yesterday = new Date(Date.now() - 13 * 3600_000)
    const secret = new TextEncoder().encode(JSON.stringify(service.services.tokens.publicKeys.keys[0]))
    const bad = [
      '',
      'x',
      [head, encode({ ...claims, sub: crypto.randomUUID() }), signature].join('.'),
      `${encode({ alg: 'none' })}.${body}.`,
      await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(secret),
      await (await createTokens(key)).sign(user, crypto.randomUUID()),
    ]
    for (const token of bad) expect((await get('/api/users/me', token)).statusCode).toBe(401)
    expect((await service.app.inject('/api/users/me')).statusCode).toBe(401)
    expect((await get('/api/users/me', good)).statusCode).toBe(200)
    const old = await (await createTokens(key, () => yesterday)).sign(user, crypto.randomUUID())
    expect(await (await createTokens(key)).verify(old)).toBeNull()
    expect(await (await createTokens(key, () => yesterday)).verify(old)).toMatchObject({ sub: user.id })
  })

  test('an invalid token is 401 even on public routes, but not at login', async () => {
    expect((await get('/api/v2/caters', 'x')).statusCode).toBe(401)
    const { email } = await addUser(service.db, { role: 'customer', passwordHash })
    const answer = await service.app.inject({
      method: 'POST',
      url: '/api/users/login',
      headers: { authorization: 'Bearer x' },
      payload: { email, password: 'demo-1234' },
    })
    expect(answer.statusCode).toBe(200)
  })
})
