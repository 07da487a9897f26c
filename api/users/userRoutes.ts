import { z } from 'zod'
import { LoginBody, Me } from '../../contract/users.ts'
import type { App } from '../http/fastifyApp.ts'
import type { AppServices } from '../http/appServices.ts'
import { consume, assertBelowLimit } from '../rateLimit/rateLimitStore.ts'
import { problemResponses, ProblemError } from '../http/problems.ts'
import { loginLimits } from './loginLimits.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { findLogin } from './userStore.ts'

const Keys = z.object({ keys: z.array(z.looseObject({}).describe('A public key, as a JWK')) })

/** Login, the signed-in user, and the public keys. */
export function userRoutes(app: App, { db, tokens, now }: Pick<AppServices, 'db' | 'tokens' | 'now'>): void {
  // The password of an unknown email is verified against this, so that the response time does not reveal it
  const dummyHash = hashPassword(crypto.randomUUID())

  app.post(
    '/api/users/login',
    {
      config: { token: 'ignored' },
      schema: {
        summary: 'A token for 12 hours; wrong email and wrong password look the same, and may be sent only so often',
        tags: ['users'],
        body: LoginBody,
        response: { 200: z.object({ token: z.string() }), ...problemResponses },
      },
    },
    async (request) => {
      const { email, password } = request.body
      const limits = loginLimits(email, request.ip)
      await assertBelowLimit(db, limits, now())
      const user = await findLogin(db, email)
      const isCorrect = await verifyPassword(user?.passwordHash ?? (await dummyHash), password)
      if (!user?.passwordHash || !isCorrect) {
        await db.transaction().execute((tx) => consume(tx, limits, now()))
        throw new ProblemError(401, 'wrong_login', { detail: 'Brugernavn eller kodeord er forkert' })
      }
      // Concurrent guesses all pass the first check, so a correct one among them needs a second check
      await assertBelowLimit(db, limits, now())
      return { token: await tokens.sign(user) }
    },
  )

  app.get(
    '/api/users/me',
    {
      config: { token: 'unverified' },
      schema: { summary: 'The signed-in user', tags: ['users'], response: { 200: Me, ...problemResponses } },
    },
    async (request) => request.account as NonNullable<typeof request.account>,
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
