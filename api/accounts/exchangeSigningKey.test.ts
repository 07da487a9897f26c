import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeProtectedHeader, importJWK, type JWK, SignJWT } from 'jose'
import { beforeEach, expect, test } from 'vitest'
import { exchangeSigningKey, type KeyStep } from './exchangeSigningKey.ts'
import { newSigningKey } from './signingKey.ts'
import { createTokens } from './tokens.ts'

const user = {
  id: '0b9f0c1e-2f7b-4c56-8f1c-6f0a3f8a2b11',
  role: 'admin',
  staffRole: 'owner',
  caterId: null,
  verified: true,
  tokenVersion: 0,
} as const

let file: string
beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kuvert-key-'))
  file = join(folder, 'signing-key.json')
  await writeFile(file, JSON.stringify(await newSigningKey()))
  return () => rm(folder, { recursive: true })
})

/** The tokens of a service that is started with the file as it is. */
const startService = async () => createTokens(JSON.parse(await readFile(file, 'utf8')) as JWK)
const step = (name: KeyStep) => exchangeSigningKey(file, name)

test('SCA-20 a token that was issued in the future is refused, unless by the minute that clocks may differ', async () => {
  const issuedIn = async (seconds: number) =>
    createTokens(JSON.parse(await readFile(file, 'utf8')) as JWK, () => new Date(Date.now() + seconds * 1000))
  const { verify } = await startService()
  expect(await verify(await (await issuedIn(30)).sign(user, user.id))).toMatchObject({ sub: user.id })
  expect(await verify(await (await issuedIn(3600)).sign(user, user.id))).toBeNull()
})

test('SEC-22 a key is exchanged while services are restarted one by one: each accepts the tokens of those before and after', async () => {
  const services = [await startService()]
  for (const name of ['add', 'exchange', 'drop'] as const) {
    await step(name)
    services.push(await startService())
  }
  const [old, added, exchanged, dropped] = services as [any, any, any, any]
  for (const [before, after] of [
    [old, added],
    [added, exchanged],
    [exchanged, dropped],
  ])
    for (const [from, to] of [
      [before, after],
      [after, before],
    ]) {
      // The last step ends what the first key has signed; what was signed since stays
      expect(await to.verify(await from.sign(user))).toMatchObject({ sub: user.id })
      expect(await to.verifyPasswordLink(await from.signPasswordLink('link'))).toBe('link')
    }
  expect(await exchanged.verify(await old.sign(user))).toMatchObject({ sub: user.id })
  expect(await dropped.verify(await old.sign(user))).toBeNull()
  const kids = services.map(({ publicKeys }) => publicKeys.keys.map(({ kid }: JWK) => kid))
  const [a, b] = kids[1] ?? []
  expect(kids).toEqual([[a], [a, b], [b, a], [b]])
  expect(decodeProtectedHeader(await exchanged.sign(user)).kid).toBe(b)
})

test('SEC-22 a token that names no key is accepted until it expires, one that names another is not', async () => {
  const first = JSON.parse(await readFile(file, 'utf8')) as JWK
  await step('add')
  await step('exchange')
  const tokens = await startService()
  const claims = { roleName: 'admin', verified: true, version: 0, sub: user.id }
  const sign = async (header: object, expiry: string) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', ...header })
      .setIssuedAt()
      .setExpirationTime(expiry)
      .sign(await importJWK(first, 'ES256'))
  expect(await tokens.verify(await sign({}, '1h'))).toMatchObject({ sub: user.id })
  expect(await tokens.verify(await sign({}, '-1h'))).toBeNull()
  expect(await tokens.verify(await sign({ kid: tokens.publicKeys.keys[0]?.kid }, '1h'))).toBeNull()
})

test('SEC-22 a step that does not fit is refused by name, and the file stays closed to others', async () => {
  for (const name of ['exchange', 'drop'] as const) await expect(step(name)).rejects.toThrow('add comes first')
  await step('add')
  await expect(step('add')).rejects.toThrow('there are two already')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})
