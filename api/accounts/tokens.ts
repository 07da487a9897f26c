import {
  calculateJwkThumbprint,
  errors,
  importJWK,
  type JSONWebKeySet,
  type JWK,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose'
import { TokenClaims } from '../../contract/users.ts'
import type { Account } from './accountStore.ts'

/** The validity of a token. */
export const TOKEN_HOURS = 12
/** The audience of password links; tokens of users have none. */
const PASSWORD_LINK = 'password-link'
/** Clocks of servers that issue and verify tokens may differ by so much. */
const MAX_CLOCK_SKEW_SECONDS = 60

/** The parts of a user that its tokens name. */
export type TokenUser = Pick<Account, 'id' | 'role' | 'staffRole' | 'caterId' | 'verified' | 'tokenVersion'>

/** Signs and verifies the tokens of users and the links in mails. Neither is valid as the other. */
export interface Tokens {
  /** Signs the token of a user's session, which is valid for 12 hours unless the session ends before. */
  sign(user: TokenUser, sessionId: string): Promise<string>
  /** The claims of a valid token; null for one that is forged, expired, malformed or issued in the future. */
  verify(token: string): Promise<TokenClaims | null>
  /** Signs a link's id, so that it cannot be forged. The database knows its expiry. */
  signPasswordLink(id: string): Promise<string>
  /** The id of a link with a valid signature; null for anything else. */
  verifyPasswordLink(link: string): Promise<string | null>
  /** The public keys, for other services that verify tokens. */
  publicKeys: { keys: JWK[] }
}

/**
 * `signingKey` is a private JWK for ES256, or a set of them, of which the first signs and all verify: keys are exchanged with
 * an overlap. Tokens are issued and checked by the clock `now`.
 */
export async function createTokens(signingKey: JWK | JSONWebKeySet, now = () => new Date()): Promise<Tokens> {
  const [first, ...others] = 'keys' in signingKey ? (signingKey as JSONWebKeySet).keys : [signingKey]
  if (!first) throw new Error('There is no signing key.')
  const publicKeys = await Promise.all([first, ...others].map(toPublicKey))
  const privateKey = await importJWK(first, 'ES256')
  const header = { alg: 'ES256', kid: publicKeys[0]!.jwk.kid }
  const verifyJwt = async (jwt: string, audience?: string): Promise<JWTPayload | null> => {
    const options = { algorithms: ['ES256'], currentDate: now(), ...(audience && { audience }) }
    for (const { jwk, key } of publicKeys) {
      try {
        // A token that names no key may be of any
        const keyOf = ({ kid = jwk.kid }: { kid?: string }) => {
          if (kid !== jwk.kid) throw new errors.JWKSNoMatchingKey()
          return key
        }
        const { payload } = await jwtVerify(jwt, keyOf, options)
        const isFromFuture = (payload.iat ?? 0) > now().getTime() / 1000 + MAX_CLOCK_SKEW_SECONDS
        return isFromFuture ? null : payload
      } catch (error) {
        if (!(error instanceof errors.JOSEError)) throw error
      }
    }
    return null
  }
  return {
    publicKeys: { keys: publicKeys.map(({ jwk }) => jwk) },
    sign(user, sid) {
      const issuedAt = Math.floor(now().getTime() / 1000)
      const cater = user.caterId === null ? {} : { caterId: user.caterId, staffRole: user.staffRole }
      return new SignJWT({ roleName: user.role, ...cater, verified: user.verified, version: user.tokenVersion, sid })
        .setProtectedHeader(header)
        .setSubject(user.id)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + TOKEN_HOURS * 3600)
        .sign(privateKey)
    },
    async verify(token) {
      const claims = await verifyJwt(token)
      return claims && claims.aud === undefined ? (TokenClaims.safeParse(claims).data ?? null) : null
    },
    signPasswordLink: (id) =>
      new SignJWT().setProtectedHeader(header).setAudience(PASSWORD_LINK).setJti(id).sign(privateKey),
    async verifyPasswordLink(link) {
      const claims = await verifyJwt(link, PASSWORD_LINK)
      return claims?.jti ?? null
    },
  }
}

/** The public half of a key, named by its thumbprint. */
async function toPublicKey(privateJwk: JWK) {
  const { kty, crv, x, y } = privateJwk as Required<JWK>
  const kid = await calculateJwkThumbprint({ kty, crv, x, y })
  const jwk: JWK & { kid: string } = { kty, crv, x, y, kid, alg: 'ES256', use: 'sig' }
  return { jwk, key: await importJWK(jwk, 'ES256') }
}
