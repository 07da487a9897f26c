import { calculateJwkThumbprint, errors, importJWK, type JWK, jwtVerify, SignJWT } from 'jose'
import { TokenClaims } from '../../contract/users.ts'
import type { Account } from './userStore.ts'

const hours = 12

/** Signs and checks the tokens that users carry. */
export interface Tokens {
  /** A token that holds 12 hours. */
  sign(user: Pick<Account, 'id' | 'role' | 'caterId' | 'verified'>): Promise<string>
  /** What a good token says; null for one that is forged, run out, or not a token at all. */
  verify(token: string): Promise<TokenClaims | null>
  /** The public keys, for others who check tokens. */
  publicKeys: { keys: JWK[] }
}

/** `signingKey` is a private JWK for ES256; `now` gives the time that tokens are dated and checked by. */
export async function createTokens(signingKey: JWK, now = () => new Date()): Promise<Tokens> {
  const { kty, crv, x, y } = signingKey as Required<JWK>
  const kid = await calculateJwkThumbprint({ kty, crv, x, y })
  const publicJwk: JWK = { kty, crv, x, y, kid, alg: 'ES256', use: 'sig' }
  const privateKey = await importJWK(signingKey, 'ES256')
  const publicKey = await importJWK(publicJwk, 'ES256')
  return {
    publicKeys: { keys: [publicJwk] },
    sign(user) {
      const issuedAt = Math.floor(now().getTime() / 1000)
      const cater = user.caterId === null ? {} : { caterId: user.caterId }
      return new SignJWT({ roleName: user.role, ...cater, verified: user.verified })
        .setProtectedHeader({ alg: 'ES256', kid })
        .setSubject(user.id)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + hours * 3600)
        .sign(privateKey)
    },
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, publicKey, { algorithms: ['ES256'], currentDate: now() })
        return TokenClaims.safeParse(payload).data ?? null
      } catch (error) {
        if (error instanceof errors.JOSEError) return null
        throw error
      }
    },
  }
}
