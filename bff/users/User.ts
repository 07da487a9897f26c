import type { Me, User as ListedUser } from '../../contract/users.ts'
import { Cater } from '../caters/Cater.ts'
import { builder } from '../graph/builder.ts'
import { loadableNode } from '../graph/loadableNode.ts'
import type { Context } from '../graph/context.ts'
import { notSupported } from '../v2/compat/notSupported.ts'
import { NotFound, Unauthenticated } from '../v2/errors.ts'
import { isUuid } from '../v2/wireIds.ts'

const Role = builder.enumType('Role', {
  description: 'What a user is.',
  values: {
    CATER: { value: 'cater', description: 'Works for one caterer.' },
    ADMIN: { value: 'admin', description: 'Runs the marketplace.' },
    CUSTOMER: { value: 'customer', description: 'Orders.' },
  },
})

export const StaffRole = builder.enumType('StaffRole', {
  description: "What a caterer's user may do.",
  values: {
    OWNER: { value: 'owner', description: 'Everything.' },
    STAFF: { value: 'staff', description: 'All but users and settings.' },
    KITCHEN: { value: 'kitchen', description: 'Sees what to make and deliver: no prices, no emails, no totals.' },
  },
})

export const User = loadableNode<Me | ListedUser>('User', {
  key: (user) => user.id,
  // Users see only themselves, owners those of their caterer, admins all
  load: async (ids, { v2, viewer }) => {
    const me =
      viewer && ids.includes(viewer.userId)
        ? await v2.session.me().catch(notSupported('way to know who is logged in'))
        : null
    const others = await findManagedUsers(
      v2,
      viewer,
      ids.filter((id) => id !== viewer?.userId),
    )
    return ids.map((id) => [me, ...others].find((user) => user?.id === id) ?? new NotFound())
  },
})

User.implement({
  description: 'Somebody who can log in.',
  fields: (t) => ({
    firstName: t.exposeString('firstName', { nullable: true, description: 'Null where not given.' }),
    lastName: t.exposeString('lastName', { nullable: true, description: 'Null where not given.' }),
    email: t.exposeString('email', { description: 'With which the user logs in.' }),
    phoneNumber: t.exposeString('phoneNumber', { nullable: true, description: 'Null where not given.' }),
    role: t.field({ type: Role, description: 'What the user is.', resolve: ({ role }) => role }),
    staffRole: t.field({
      type: StaffRole,
      nullable: true,
      description: 'What a CATER may do; null for others.',
      resolve: ({ role, staffRole }) => (role === 'cater' ? (staffRole ?? 'owner') : null),
    }),
    lastLoginAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Null for one who has not logged in for long, or never, and where nobody may know.',
      resolve: (user) => ('lastLoginAt' in user ? user.lastLoginAt : null),
    }),
    invitationExpiresAt: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'When the mailed link of an invitation ends; null once a password is chosen, and where nobody may know.',
      resolve: (user) => ('invitationExpiresAt' in user ? user.invitationExpiresAt : null),
    }),
    verified: t.exposeBoolean('verified', { description: 'Whether the email is confirmed.' }),
    cater: t.field({
      type: Cater,
      nullable: true,
      description: 'The caterer that a CATER works for; null for others.',
      resolve: ({ caterId }, _args, context) => (caterId === null ? null : Cater.load(String(caterId), context)),
    }),
  }),
})

builder.queryField('viewer', (t) =>
  t.field({
    type: User,
    nullable: true,
    description: 'Who is logged in; null for a visitor.',
    resolve: (_root, _args, context) => findViewer(context),
  }),
)

/** The users with these ids that the viewer manages. */
async function findManagedUsers(
  v2: Context['v2'],
  viewer: Context['viewer'],
  ids: readonly string[],
): Promise<readonly Me[]> {
  const known = ids.filter(isUuid)
  if (known.length === 0) return []
  if (viewer?.role === 'admin') return v2.users.getMany(known, null)
  if (viewer?.staffRole !== 'owner' || viewer.caterId === null) return []
  return v2.users.getMany(known, viewer.caterId)
}

async function findViewer(context: Context): Promise<Me | null> {
  if (!context.viewer) return null
  try {
    return await User.load(context.viewer.userId, context)
  } catch (error) {
    // The session was revoked or the user deleted
    if (error instanceof Unauthenticated || error instanceof NotFound) return null
    throw error
  }
}
