import { Cater } from '../caters/Cater.ts'
import { builder } from '../graph/builder.ts'
import { canAdminister } from '../session/viewer.ts'
import { User } from './User.ts'

builder.objectField(Cater, 'users', (t) =>
  t.field({
    type: [User],
    nullable: true,
    description:
      'Who works for it, by email; null for all but its owners and admins, and where the v2 service does not say.',
    complexity: { field: 1, multiplier: 5 },
    resolve: ({ id }, _args, { v2, viewer }) => (canAdminister(viewer, id) ? v2.users.ofCater(id) : null),
  }),
)
