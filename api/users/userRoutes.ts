import { z } from 'zod'
import { Done } from '../../contract/problems.ts'
import { LoginBody, Me, type TokenClaims } from '../../contract/users.ts'
import type { App } from '../http/fastifyApp.ts'
import type { AppServices } from '../routes/appServices.ts'
import { consume, giveBack } from '../rateLimit/rateLimitStore.ts'
import { problemResponses, ProblemError } from '../http/problems.ts'
import { runIdempotent } from '../http/runIdempotent.ts'
import type { HashQueue } from './hashQueue.ts'
import { isKnownNetwork, rememberNetwork } from './knownNetworkStore.ts'
import { loginLimits } from './loginLimits.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { lockUserForShare } from '../accounts/accountStore.ts'
import { endSession, insertSession } from '../accounts/sessionStore.ts'
import { findLogin } from './userStore.ts'
import { toWireUser } from './userWire.ts'

const Keys = z.object({ keys: z.array(z.looseObject({}).describe('A public key, as a JWK')) })

/** Login, the signed-in user, and the public keys. */
export function userRoutes(
  app: App,
  services: Pick<AppServices, 'db' | 'tokens' | 'now'>,
  runHashing: HashQueue,
): void {
  const { db, tokens, now } = services
  // The password of an unknown email is verified against this, so that the response time does not reveal it
  const dummyHash = hashPassword(crypto.randomUUID())

  app.post(
    '/api/users/login',
    {
      config: { token: 'ignored', securityAction: 'login' },
      schema: {
        summary: 'A token for 12 hours; wrong email and wrong password look the same, and may be sent only so often',
        tags: ['users'],
        body: LoginBody,
        response: { 200: z.object({ token: z.string() }), ...problemResponses },
      },
    },
    async ({ body: { email, password }, clientNetwork }, { request }) =>
      runHashing(clientNetwork, async () => {
        const user = await findLogin(db, email)
        request.subjectId = user?.id ?? null
        const limits = loginLimits(email, clientNetwork, await isKnownNetwork(db, user?.id ?? null, clientNetwork))
        // Counted before the password is checked, or concurrent guesses would all be checked
        const attempt = await db.transaction().execute((tx) => consume(tx, limits, now()))
        const isCorrect = await verifyPassword(user?.passwordHash ?? (await dummyHash), password)
        if (!user?.passwordHash || !isCorrect) throw wrongLogin()
        const sessionId = await db.transaction().execute(async (tx) => {
          await giveBack(tx, attempt)
          if (!(await lockUserForShare(tx, user.id))) return undefined
          await rememberNetwork(tx, user.id, clientNetwork, now())
          return insertSession(tx, user.id)
        })
        // Removed while its password was checked
        if (sessionId === undefined) throw wrongLogin()
        return { token: await tokens.sign(user, sessionId) }
      }),
  )

  app.get(
    '/api/users/me',
    {
      config: { token: 'unverified' },
      schema: { summary: 'The signed-in user', tags: ['users'], response: { 200: Me, ...problemResponses } },
    },
    async (request) => toWireUser(request.account as NonNullable<typeof request.account>),
  )

  app.delete(
    '/api/v2/users/me/sessions/current',
    {
      config: { token: 'unverified' },
      schema: {
        summary: 'Addition: ends the session of the token, which is worth nothing at once',
        tags: ['users'],
        response: { 200: Done, ...problemResponses },
      },
    },
    (request) =>
      runIdempotent(services, request, async (tx) => {
        const { sub, sid } = request.claims as TokenClaims
        if (sid !== undefined) await endSession(tx, sub, sid)
        return { success: true }
      }),
  )

  app.get(
    '/.well-known/jwks.json',
    {
      config: { token: 'ignored' },
      schema: { summary: 'The keys that sign tokens', tags: ['users'], response: { 200: Keys, ...problemResponses } },
    },
    async () => tokens.publicKeys,
  )
}

const wrongLogin = () => new ProblemError(401, 'wrong_login', { detail: 'Brugernavn eller kodeord er forkert' })
