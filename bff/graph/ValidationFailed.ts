import type { Issue } from '../../contract/problems.ts'
import { builder } from './builder.ts'
import { UserError } from './userErrors.ts'

/** Something of what was sent is not right. */
export class ValidationFailed extends Error {
  readonly issues: Required<Issue>[]

  /** `otherwise` is the message where no issue tells what is wrong. */
  constructor(issues: Required<Issue>[], otherwise = 'Oplysningerne er ikke udfyldt rigtigt.') {
    super(issues[0]?.message ?? otherwise)
    this.issues = issues
  }
}

const ValidationIssue = builder.objectRef<Required<Issue>>('ValidationIssue').implement({
  description: 'One thing that is not right.',
  fields: (t) => ({
    path: t.exposeString('path', { description: "Where: 'user.email', 'menus.0.amount'." }),
    validatorKey: t.exposeString('validatorKey', { description: "Which rule it breaks: 'required', 'min'." }),
    message: t.exposeString('message', { description: 'What to tell the person, in Danish.' }),
  }),
})

builder.objectType(ValidationFailed, {
  name: 'ValidationFailed',
  description: 'Something of what was sent is not right. Nothing was done.',
  interfaces: [UserError],
  fields: (t) => ({ issues: t.expose('issues', { type: [ValidationIssue], description: 'All that is not right.' }) }),
})
