import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTokenReader } from './tokens.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

/** A reader over keys that can be changed, and tokens of theirs. */
async function startReader() {
  const newKey = async (kid: string) => {
    const { privateKey, publicKey } = await generateKeyPair('ES256')
    return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'ES256' } }
  }
  let key = await newKey('one')
  const sign = (seconds: number, issuedIn = 0) =>
    new SignJWT({ roleName: 'cater', caterId: 55, verified: true })
      .setProtectedHeader({ alg: 'ES256', kid: key.kid })
      .setSubject('user')
      .setIssuedAt(new Date(Date.now() + issuedIn * 1000))
      .setExpirationTime(new Date(Date.now() + seconds * 1000))
      .sign(key.privateKey)
  const change = async () => {
    key = await newKey('two')
  }
  return { read: createTokenReader(async () => ({ keys: [key.jwk] })), sign, change }
}

describe('GRA-13 a token', () => {
  test('that was verified is not verified again for ten seconds', async () => {
    const { read, sign, change } = await startReader()
    const token = await sign(3_600)
    const viewer = await read(token)
    expect(viewer).toMatchObject({ userId: 'user', role: 'cater', caterId: 55 })
    await change()
    later(9)
    expect(await read(token)).toBe(viewer)
    later(601)
    expect(await read(token)).toBeNull()
  })

  test('SCA-20 is refused where it was issued in the future, unless by the minute that clocks may differ', async () => {
    const { read, sign } = await startReader()
    expect(await read(await sign(7_200, 3_600))).toBeNull()
    expect(await read(await sign(7_200, 30))).toMatchObject({ userId: 'user' })
  })

  test('is not valid beyond its expiry', async () => {
    const { read, sign } = await startReader()
    const token = await sign(5)
    expect(await read(token)).not.toBeNull()
    later(4)
    expect(await read(token)).not.toBeNull()
    later(2)
    expect(await read(token)).toBeNull()
  })

  test('that is forged is verified each time', async () => {
    const { read, sign } = await startReader()
    const token = await sign(3_600)
    await read(token)
    const [head, claims, signature] = token.split('.')
    const admin = { ...JSON.parse(Buffer.from(claims ?? '', 'base64url').toString()), roleName: 'admin' }
    const forged = [head, Buffer.from(JSON.stringify(admin)).toString('base64url'), signature].join('.')
    expect([await read(forged), await read(forged)]).toEqual([null, null])
    expect(await read(token)).not.toBeNull()
  })
})
