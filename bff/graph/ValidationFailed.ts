import type { Issue } from '../../contract/problems.ts'
import { formatIssue } from './issueTexts.ts'
import { ValidationFailed } from '../v2/outcomes.ts'
import { builder } from './builder.ts'
import { UserError } from './userErrors.ts'

const textOf = (issue: Issue): string => issue.message ?? formatIssue(issue)

/** One thing that is not right, with its text. */
export const ValidationIssue = builder.objectRef<Issue>('ValidationIssue').implement({
  description: 'One thing that is not right.',
  fields: (t) => ({
    path: t.exposeString('path', { description: "Where: 'user.email', 'menus.0.amount'." }),
    validatorKey: t.exposeString('validatorKey', { description: "Which rule it breaks: 'required', 'min'." }),
    message: t.string({ description: 'The message for the person, in Danish.', resolve: textOf }),
  }),
})

builder.objectType(ValidationFailed, {
  name: 'ValidationFailed',
  description: 'Something of what was sent is not right. Nothing was done.',
  interfaces: [UserError],
  fields: (t) => ({
    message: t.string({
      description: 'The message for the person, in Danish.',
      resolve: ({ issues: [first], message }) => (first ? textOf(first) : message),
    }),
    issues: t.expose('issues', { type: [ValidationIssue], description: 'All that is not right.' }),
  }),
})
