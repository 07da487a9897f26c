import { createLocalJWKSet, decodeJwt, errors, jwtVerify } from 'jose'
import type { JSONWebKeySet, JWTPayload } from 'jose'
import { z } from 'zod'
import { Role, StaffRole } from '../../contract/users.ts'
import { absent, WireFlag, WireId, WireInt } from '../../contract/wire.ts'
import { LruMap } from '../../runtime/lru.ts'
import { NotFound, UpstreamUnavailable } from '../v2/errors.ts'
import type { Viewer } from './viewer.ts'

/** Verifies a token and returns its user; null for a token that is expired, forged, malformed or issued in the future. */
export type TokenReader = (token: string) => Promise<Viewer | null>

const Claims = z.object({
  sub: WireId,
  roleName: Role,
  // Users of a service that knows no such roles may do everything
  staffRole: StaffRole.default('owner'),
  caterId: absent(WireInt),
  verified: WireFlag.default(true),
  exp: z.number(),
})

const KEYS_TTL_MS = 600_000
const MIN_RELOAD_INTERVAL_MS = 5_000
/** For so long a verified token is not verified again: checking a signature costs more than most reads. */
const VERIFIED_TTL_MS = 10_000
const MAX_VERIFIED = 2_000
/** The clock of the service that issues tokens may be ahead by so much. */
const MAX_CLOCK_SKEW_SECONDS = 60

/**
 * Creates the reader of tokens, which verifies them with the v2 service's published keys. Where the service publishes none
 * or is down, only the claims and the expiry are checked: the service verifies the signature itself before it answers.
 */
export function createTokenReader(loadKeys: () => Promise<{ keys: object[] }>): TokenReader {
  let loaded: { keySet: ReturnType<typeof createLocalJWKSet> | null; at: number } | undefined

  const keySet = async (maxAgeMs: number) => {
    if (loaded && Date.now() - loaded.at < maxAgeMs) return loaded.keySet
    try {
      loaded = { keySet: createLocalJWKSet((await loadKeys()) as JSONWebKeySet), at: Date.now() }
    } catch (error) {
      if (error instanceof NotFound) loaded = { keySet: null, at: Date.now() }
      else if (!(error instanceof UpstreamUnavailable)) throw error
    }
    return loaded?.keySet ?? null
  }

  const verify = async (token: string, maxAgeMs: number): Promise<JWTPayload> => {
    const keys = await keySet(maxAgeMs)
    return keys ? (await jwtVerify(token, keys)).payload : decodeJwt(token)
  }

  const check = async (token: string): Promise<Viewer | null> => {
    try {
      const payload = await verify(token, KEYS_TTL_MS).catch((error) => {
        // The service may have rotated its keys since they were loaded
        if (error instanceof errors.JWKSNoMatchingKey) return verify(token, MIN_RELOAD_INTERVAL_MS)
        throw error
      })
      if ((payload.iat ?? 0) > Date.now() / 1000 + MAX_CLOCK_SKEW_SECONDS) return null
      return toViewer(Claims.parse(payload))
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof z.ZodError) return null
      throw error
    }
  }

  const verified = new LruMap<string, { viewer: Viewer; until: number }>(MAX_VERIFIED)
  return async (token) => {
    const now = Date.now()
    const cached = verified.get(token)
    if (cached && now < cached.until) return cached.viewer
    const viewer = await check(token)
    if (viewer) verified.set(token, { viewer, until: Math.min(now + VERIFIED_TTL_MS, viewer.expiresAt * 1000) })
    else verified.delete(token)
    return viewer
  }
}

function toViewer({ sub, roleName, staffRole, caterId, verified, exp }: z.output<typeof Claims>): Viewer | null {
  if (exp * 1000 <= Date.now()) return null
  const isCater = roleName === 'cater'
  return {
    userId: sub,
    role: roleName,
    staffRole: isCater ? staffRole : null,
    caterId,
    isVerified: verified,
    expiresAt: exp,
  }
}
