import { z } from 'zod'
import { Done } from '../../contract/problems.ts'
import { InvitationBody, StaffRoleBody, User, UserId } from '../../contract/users.ts'
import type { AppServices } from '../routes/appServices.ts'
import type { App } from '../http/fastifyApp.ts'
import { requireManager } from '../http/auth.ts'
import { PageQuery, type PagedList, readPage } from '../http/listCursor.ts'
import { IntegerId, IntegerList, UuidList } from '../routes/params.ts'
import { notFound, problemResponses, invalidField } from '../http/problems.ts'
import { runIdempotent } from '../http/runIdempotent.ts'
import { isStorable } from '../database/storable.ts'
import { addUser } from './addUser.ts'
import { changeStaffRole } from './changeStaffRole.ts'
import { removeUser } from './removeUser.ts'
import { resendInvitation } from './resendInvitation.ts'
import { sendInvitation } from './sendInvitation.ts'
import { consume } from '../rateLimit/rateLimitStore.ts'
import { invitationLimits } from './invitationLimits.ts'
import { findListedUser, type ListedUser, listUsers, type UserKey, type UserManager } from './userStore.ts'
import { toListedUser } from './userWire.ts'

const USERS: PagedList<UserKey, ListedUser> = {
  name: 'users',
  key: z.object({ email: z.string().refine(isStorable), id: z.guid() }),
  keyOf: ({ email, id }) => ({ email, id }),
}
const userPath = z.object({ userId: z.guid().toLowerCase() })

/** Listing, inviting and removing users and what they may do: for admins, and for owners those of their own caterer. */
export function userAdministrationRoutes(app: App, services: AppServices): void {
  const { db } = services

  app.get(
    '/api/users',
    {
      schema: {
        summary: 'The users of one caterer, or everybody, by email; for an owner those of its own caterer',
        tags: ['users'],
        querystring: PageQuery.extend({
          caterId: IntegerId.optional(),
          caterIds: IntegerList.optional().describe('Addition: the users of these caterers.'),
          ids: UuidList.optional(),
        }),
        response: { 200: z.array(User), ...problemResponses },
      },
    },
    async (request, reply) => {
      const viewer = requireManager(request)
      const { caterId, caterIds = caterId === undefined ? undefined : [caterId], ids } = request.query
      const filter = { caterIds, ids }
      const { rows } = await readPage(request, reply, USERS, (keyset) => listUsers(db, viewer, filter, keyset))
      return rows.map(toListedUser)
    },
  )

  app.post(
    '/api/users',
    {
      config: { securityAction: 'user_invited' },
      schema: {
        summary:
          'Invites a user of a caterer, by a mail with a link to choose a password; 30 an hour for a user, 300 for an admin, and 5 for an email. The response is the same where the email has an account elsewhere',
        tags: ['users'],
        body: InvitationBody,
        response: { 201: User, ...problemResponses },
      },
    },
    async (request, reply) => {
      const viewer = requireManager(request)
      const { email, firstName, lastName, caterId, staffRole } = request.body
      const values = { email, firstName, lastName, caterId, role: 'cater', staffRole } as const
      const invited = await runIdempotent(services, request, async (tx, at) => {
        await consume(tx, invitationLimits(viewer, email), at)
        const { user, employer } = await addUser(tx, viewer, values, at)
        return toListedUser(await sendInvitation(services, tx, user, employer ?? '', at))
      })
      request.subjectId = invited.id
      return reply.code(201).send(invited)
    },
  )

  app.post(
    '/api/users/:userId/invitation',
    {
      config: { securityAction: 'user_invited' },
      schema: {
        summary: 'Addition: mails the invitation again to a user who has chosen no password yet; only so often',
        tags: ['users'],
        params: userPath,
        response: { 200: User, ...problemResponses },
      },
    },
    (request) => {
      const viewer = requireManager(request)
      const { userId } = request.params
      return runIdempotent(services, request, async (tx, at) =>
        toListedUser(await resendInvitation(services, tx, viewer, userId, at)),
      )
    },
  )

  app.put(
    '/api/users/:userId/staff-role',
    {
      config: { securityAction: 'role_changed' },
      schema: {
        summary: 'Addition: changes what a user other than yourself may do for its caterer; it has to log in again',
        tags: ['users'],
        params: userPath,
        body: StaffRoleBody,
        response: { 200: User, ...problemResponses },
      },
    },
    (request) => {
      const viewer = requireManager(request)
      const { userId } = request.params
      assertAnother(viewer, userId)
      return runIdempotent(services, request, async (tx, at) => {
        await changeStaffRole(tx, viewer, userId, request.body.staffRole, at)
        return toListedUser(await findListedUser(tx, userId))
      })
    },
  )

  app.delete(
    '/api/users',
    {
      config: { securityAction: 'user_removed' },
      schema: {
        summary: 'Removes a user other than yourself and the last owner; its tokens end at once',
        tags: ['users'],
        body: UserId,
        response: { 200: Done, ...problemResponses },
      },
    },
    (request) => {
      const viewer = requireManager(request)
      const id = request.body.id.toLowerCase()
      request.subjectId = id
      assertAnother(viewer, id)
      return runIdempotent(services, request, async (tx, at) => {
        if (!(await removeUser(tx, viewer, id, at))) throw notFound()
        return { success: true }
      })
    },
  )
}

/** Throws a 422 for the viewer's own user: whoever manages users keeps doing so until another ends it. */
function assertAnother(viewer: NonNullable<UserManager>, id: string): void {
  if (id === viewer.userId) throw invalidField('id', 'own_user', 'Nobody can remove or demote themselves.')
}
