import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { PasswordBody, PasswordLinkBody } from '../../contract/users.ts'
import type { App } from '../http/fastifyApp.ts'
import type { AppServices } from '../http/appServices.ts'
import { assertBelowLimit } from '../rateLimit/rateLimitStore.ts'
import { toViewer } from '../http/auth.ts'
import { problemResponses, invalidField } from '../http/problems.ts'
import { runIdempotent } from '../http/runIdempotent.ts'
import { isCommonPassword } from './commonPasswords.ts'
import { findLinkedUser, isLinkOpen, linkExpired } from './findLinkedUser.ts'
import { linksFromAddress, mailPasswordLink } from './mailPasswordLink.ts'
import { hashPassword } from './passwords.ts'
import { setPassword } from './setPassword.ts'

/** Answers come in steps of this: longer than mailing a link takes, so that nobody can tell whether one is mailed. */
const STEP_MS = 250

/** Choosing a password by a mailed link. */
export function passwordRoutes(app: App, services: AppServices): void {
  const { db, now, mailQueue, tokens, config } = services

  app.post(
    '/api/users/password-link',
    {
      config: { token: 'ignored' },
      schema: {
        summary: 'Mails a link to choose a password, where somebody has this email; the answer is always the same',
        tags: ['users'],
        body: PasswordLinkBody,
        response: { 204: z.null(), ...problemResponses },
      },
    },
    async (request, reply) => {
      const { email } = request.body
      const ofAddress = linksFromAddress(request.ip)
      await assertBelowLimit(db, [ofAddress], now())
      const begun = performance.now()
      await runIdempotent(services, request, async (tx, at) => {
        await mailPasswordLink({ tx, at, tokens, site: config.site, mailQueue }, email, ofAddress)
        return {}
      })
      await pause(STEP_MS - ((performance.now() - begun) % STEP_MS))
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/api/users/password',
    {
      config: { token: 'ignored' },
      schema: {
        summary: 'Sets a new password by a mailed link, once, and verifies its user; all earlier tokens end',
        tags: ['users'],
        body: PasswordBody,
        response: { 204: z.null(), ...problemResponses },
      },
    },
    async (request, reply) => {
      const { link, password } = request.body
      const linkId = await tokens.verifyPasswordLink(link)
      if (linkId === null) throw invalidField('link', 'invalid', 'This is no link of ours.')
      if (await isCommonPassword(password)) throw invalidField('password', 'too_common', 'This password is too common.')
      // Hashing is dear: no link buys it more than once. Whether it is an answer to be repeated, the write tells
      const passwordHash = (await isLinkOpen(db, linkId, now())) ? await hashPassword(password) : null
      await runIdempotent(services, request, async (tx, at) => {
        const user = await findLinkedUser(tx, linkId, at)
        if (passwordHash === null) throw linkExpired()
        await setPassword(tx, toViewer(user), user, passwordHash, at)
        return {}
      })
      return reply.code(204).send(null)
    },
  )
}
