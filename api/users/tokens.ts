import { calculateJwkThumbprint, errors, importJWK, type JWK, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { TokenClaims } from '../../contract/users.ts'
import type { Account } from './userStore.ts'

const hours = 12
/** For whom a password link is: its mark, which no token has. */
const PASSWORD_LINK = 'password-link'

/** Signs and checks the tokens that users carry, and the links of mails. Neither passes for the other. */
export interface Tokens {
  /** A token that holds 12 hours. */
  sign(user: Pick<Account, 'id' | 'role' | 'caterId' | 'verified' | 'tokenVersion'>): Promise<string>
  /** What a good token says; null for one that is forged, run out, or not a token at all. */
  verify(token: string): Promise<TokenClaims | null>
  /** What a mail's link carries, so that nobody can make one up. How long it holds is for the database to say. */
  signPasswordLink(id: string): Promise<string>
  /** The id of a link that was signed here; null for anything else. */
  verifyPasswordLink(link: string): Promise<string | null>
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
  const header = { alg: 'ES256', kid }
  const claimsOf = async (jwt: string, audience?: string): Promise<JWTPayload | null> => {
    const options = { algorithms: ['ES256'], currentDate: now(), ...(audience && { audience }) }
    try {
      const { payload } = await jwtVerify(jwt, publicKey, options)
      return payload
    } catch (error) {
      if (error instanceof errors.JOSEError) return null
      throw error
    }
  }
  return {
    publicKeys: { keys: [publicJwk] },
    sign(user) {
      const issuedAt = Math.floor(now().getTime() / 1000)
      const cater = user.caterId === null ? {} : { caterId: user.caterId }
      return new SignJWT({ roleName: user.role, ...cater, verified: user.verified, version: user.tokenVersion })
        .setProtectedHeader(header)
        .setSubject(user.id)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + hours * 3600)
        .sign(privateKey)
    },
    async verify(token) {
      const claims = await claimsOf(token)
      return claims && claims.aud === undefined ? (TokenClaims.safeParse(claims).data ?? null) : null
    },
    signPasswordLink: (id) =>
      new SignJWT().setProtectedHeader(header).setAudience(PASSWORD_LINK).setJti(id).sign(privateKey),
    async verifyPasswordLink(link) {
      const claims = await claimsOf(link, PASSWORD_LINK)
      return claims?.jti ?? null
    },
  }
}
