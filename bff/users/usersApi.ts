import { z } from 'zod'
import { LoginAnswer, Me } from '../../contract/users.ts'
import { retryAfter } from '../v2/http.ts'
import type { Http } from '../v2/http.ts'
import { path } from '../v2/path.ts'

/** What came of a login: a token, or why there is none. */
export type LoginOutcome = { token: string } | { refused: 'wrong' } | { refused: 'too_many'; retryAfter: number }

const KeySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) })

/** Every v2 call about users. */
export const usersApi = (http: Http) => ({
  me: () => http.get(path`/api/users/me`, Me),

  /** The public keys that sign tokens. NotFound where the service publishes none. */
  keys: () => http.get(path`/.well-known/jwks.json`, KeySet),

  login: async (email: string, password: string): Promise<LoginOutcome> => {
    const answers = { 200: LoginAnswer, 400: z.unknown(), 401: z.unknown(), 422: z.unknown(), 429: z.unknown() }
    const answer = await http.send('POST', path`/api/users/login`, answers, { body: { email, password } })
    if (answer.status === 429) return { refused: 'too_many', retryAfter: retryAfter(answer.headers) }
    const token = answer.status === 200 ? (answer.body.token ?? answer.body.data?.token) : undefined
    return token === undefined ? { refused: 'wrong' } : { token }
  },
})
