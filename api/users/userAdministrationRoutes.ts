import { z } from 'zod'
import { Done } from '../../contract/problems.ts'
import { InvitationBody, User, UserId } from '../../contract/users.ts'
import type { AppServices } from '../http/appServices.ts'
import type { App } from '../http/fastifyApp.ts'
import { requireAdmin } from '../http/auth.ts'
import { invitationMail } from './userMails.ts'
import { IntegerId } from '../http/params.ts'
import { notFound, problemResponses, invalidField } from '../http/problems.ts'
import { runIdempotent } from '../http/runIdempotent.ts'
import { addUser } from './addUser.ts'
import { createPasswordLink } from './createPasswordLink.ts'
import { removeUser } from './removeUser.ts'
import { listUsers } from './userStore.ts'
import { toWireUser } from './userWire.ts'

/** Listing, inviting and removing users, for admins. */
export function userAdministrationRoutes(app: App, services: AppServices): void {
  const { db, mailQueue, tokens, config } = services

  app.get(
    '/api/users',
    {
      schema: {
        summary: 'The users of one caterer, or everybody, by email',
        tags: ['users'],
        querystring: z.object({ caterId: IntegerId.optional() }),
        response: { 200: z.array(User), ...problemResponses },
      },
    },
    (request) => listUsers(db, requireAdmin(request), request.query.caterId),
  )

  app.post(
    '/api/users',
    {
      schema: {
        summary: 'Invites a user of a caterer, by a mail with a link to choose a password',
        tags: ['users'],
        body: InvitationBody,
        response: { 201: User, ...problemResponses },
      },
    },
    async (request, reply) => {
      const viewer = requireAdmin(request)
      const { email, firstName, lastName, caterId } = request.body
      const values = { email, firstName, lastName, caterId, role: 'cater' } as const
      const invited = await runIdempotent(services, request, async (tx, at) => {
        const { user, employer } = await addUser(tx, viewer, values, at)
        const link = await createPasswordLink({ tx, at, tokens, site: config.site }, user.id)
        await mailQueue.enqueue(tx, invitationMail(user, employer ?? '', link, at))
        return toWireUser(user)
      })
      return reply.code(201).send(invited)
    },
  )

  app.delete(
    '/api/users',
    {
      schema: {
        summary: 'Removes a user other than yourself; its tokens end at once',
        tags: ['users'],
        body: UserId,
        response: { 200: Done, ...problemResponses },
      },
    },
    (request) => {
      const viewer = requireAdmin(request)
      const { id } = request.body
      if (id.toLowerCase() === viewer.userId) throw invalidField('id', 'own_user', 'Nobody can remove themselves.')
      return runIdempotent(services, request, async (tx, at) => {
        if (!(await removeUser(tx, viewer, id, at))) throw notFound()
        return { success: true }
      })
    },
  )
}
