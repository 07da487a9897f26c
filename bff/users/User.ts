import type { Me } from '../../contract/users.ts'
import { Cater } from '../caters/Cater.ts'
import { builder } from '../graph/builder.ts'
import { loadableNode } from '../graph/loadableNode.ts'
import type { Context } from '../graph/context.ts'
import { notSupported } from '../v2/compat/notSupported.ts'
import { NotFound, Unauthenticated } from '../v2/errors.ts'

const Role = builder.enumType('Role', {
  description: 'What a user is.',
  values: {
    CATER: { value: 'cater', description: 'Works for one caterer.' },
    ADMIN: { value: 'admin', description: 'Runs the marketplace.' },
    CUSTOMER: { value: 'customer', description: 'Orders.' },
  },
})

export const User = loadableNode<Me>('User', {
  key: (user) => user.id,
  // Users see only themselves; admins see all users
  load: async (ids, { v2, viewer }) => {
    const me =
      viewer && ids.includes(viewer.userId)
        ? await v2.users.me().catch(notSupported('way to tell who is logged in'))
        : null
    const areOthers = viewer?.role === 'admin' && ids.some((id) => id !== viewer.userId)
    const others = areOthers ? await v2.users.all() : []
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
