import { builder } from '../graph/builder.ts'
import { wireId } from '../graph/ids.ts'
import { outcomes } from '../graph/mutationErrors.ts'
import { ValidationFailed } from '../v2/outcomes.ts'
import { StaffRole, User } from './User.ts'

const ChangeStaffRoleInput = builder.inputType('ChangeStaffRoleInput', {
  description: 'What a user may do from now on.',
  fields: (t) => ({
    id: t.id({ required: true, description: "Global id, or the v2 service's UUID." }),
    staffRole: t.field({ type: StaffRole, required: true, description: 'What the user may do.' }),
  }),
})

builder.mutationField('changeStaffRole', (t) =>
  t.field({
    type: User,
    description:
      "Changes what a caterer's user may do, for its owners and admins. The user has to log in again. Nobody changes it " +
      'for oneself, and a caterer must keep at least one owner.',
    authScopes: { owner: true },
    errors: outcomes('ChangeStaffRoleResult', [ValidationFailed]),
    args: { input: t.arg({ type: ChangeStaffRoleInput, required: true, description: 'Who, and what.' }) },
    resolve: (_root, { input }, { v2 }) => v2.users.changeStaffRole(wireId('User', input.id), input.staffRole),
  }),
)
