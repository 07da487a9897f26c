import { z } from 'zod'
import { LoginBody, Me } from '../../contract/users.ts'
import type { App, AppServices } from '../appServices.ts'
import { requireUser } from '../auth.ts'
import { problemAnswers, Refusal } from '../problems.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { findLogin } from './userStore.ts'

/** Login, the signed-in user, and the keys to check tokens with. */
export function userRoutes(app: App, { db, tokens }: Pick<AppServices, 'db' | 'tokens'>): void {
  // What the password of an unknown email is checked against, so that the answer takes as long as for a known one
  const nobodysHash = hashPassword(crypto.randomUUID())

  app.post(
    '/api/users/login',
    {
      config: { token: 'ignored' },
      schema: {
        summary: 'A token for 12 hours; wrong email and wrong password look the same',
        tags: ['users'],
        body: LoginBody,
        response: { 200: z.object({ token: z.string() }), ...problemAnswers },
      },
    },
    async (request) => {
      const { email, password } = request.body
      const user = await findLogin(db, email)
      const right = await verifyPassword(user?.passwordHash ?? (await nobodysHash), password)
      if (!user?.passwordHash || !right) {
        throw new Refusal(401, 'wrong_login', { detail: 'Brugernavn eller kodeord er forkert' })
      }
      return { token: await tokens.sign(user) }
    },
  )

  app.get(
    '/api/users/me',
    {
      config: { token: 'unverified' },
      preHandler: requireUser,
      schema: { summary: 'The signed-in user', tags: ['users'], response: { 200: Me, ...problemAnswers } },
    },
    async (request) => request.account as NonNullable<typeof request.account>,
  )

  app.get(
    '/.well-known/jwks.json',
    { config: { token: 'ignored' }, schema: { summary: 'The keys that sign tokens', tags: ['users'] } },
    async () => tokens.publicKeys,
  )
}
