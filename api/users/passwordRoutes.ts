import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { PasswordBody, PasswordLinkBody } from '../../contract/users.ts'
import type { App } from '../http/fastifyApp.ts'
import type { AppServices } from '../routes/appServices.ts'
import { assertBelowLimit } from '../rateLimit/rateLimitStore.ts'
import { toViewer } from '../http/auth.ts'
import { problemResponses, invalidField } from '../http/problems.ts'
import { runIdempotent } from '../http/runIdempotent.ts'
import { isCommonPassword } from './commonPasswords.ts'
import { findLinkedUser, isLinkValid, linkExpired } from './findLinkedUser.ts'
import { linkLimitByNetwork, sendPasswordLink } from './sendPasswordLink.ts'
import type { HashQueue } from './hashQueue.ts'
import { rememberNetwork } from './knownNetworkStore.ts'
import { hashPassword } from './passwords.ts'
import { setPassword } from './setPassword.ts'

/** Response times are rounded up to a multiple of this, so that they do not reveal whether a mail was queued. */
const RESPONSE_STEP_MS = 250

/** Setting a password by a mailed link. */
export function passwordRoutes(app: App, services: AppServices, runHashing: HashQueue): void {
  const { db, now, mailQueue, tokens, config } = services

  app.post(
    '/api/users/password-link',
    {
      config: { token: 'ignored', securityAction: 'password_link_requested' },
      schema: {
        summary: 'Mails a link to choose a password, where somebody has this email; the answer is always the same',
        tags: ['users'],
        body: PasswordLinkBody,
        response: { 204: z.null(), ...problemResponses },
      },
    },
    async (request, reply) => {
      const { email } = request.body
      const networkLimit = linkLimitByNetwork(request.clientNetwork)
      await assertBelowLimit(db, [networkLimit], now())
      const startedAt = performance.now()
      await runIdempotent(services, request, async (tx, at) => {
        await sendPasswordLink({ tx, at, tokens, site: config.site, mailQueue }, email, networkLimit)
        return {}
      })
      await pause(RESPONSE_STEP_MS - ((performance.now() - startedAt) % RESPONSE_STEP_MS))
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/api/users/password',
    {
      config: { token: 'ignored', securityAction: 'password_set' },
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
      // Hashing is expensive, so it needs a valid link. A retry with an idempotency key needs no hash
      const passwordHash = (await isLinkValid(db, linkId, now()))
        ? await runHashing(request.clientNetwork, () => hashPassword(password))
        : null
      await runIdempotent(services, request, async (tx, at) => {
        const user = await findLinkedUser(tx, linkId, at)
        if (passwordHash === null) throw linkExpired()
        request.subjectId = user.id
        await setPassword(tx, toViewer(user), user, passwordHash, at)
        // The mailed link shows who it is, also while others guess at the account
        await rememberNetwork(tx, user.id, request.clientNetwork, at)
        return {}
      })
      return reply.code(204).send(null)
    },
  )
}
