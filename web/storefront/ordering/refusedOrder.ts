import { REFUSAL_TEXTS } from '../../../domain/texts/texts.ts'
import { orderFieldOf } from './orderFormSchema.ts'
import type { OrderField } from './orderFormSchema.ts'

/** Something that the service found wrong in an order. */
export interface OrderIssue {
  path: string
  validatorKey: string
  message: string
}

/** The issues of a refused order, by the place that shows them. */
export interface RefusedOrder {
  fields: { field: OrderField; message: string }[]
  /** By the index of the basket's line. */
  lines: { index: number; message: string }[]
  /** Messages of no shown field. */
  form: string[]
  /** A guest gave the email of an account: offer to log in. */
  isEmailTaken: boolean
}

/** Shown when a customer's session has expired while the form was filled in. */
export const SIGNED_OUT_TEXT = 'Du er logget ud. Log ind igen, eller skriv din email.'

/** True if the service requires an email. A customer's form has none, so it is missing only if the session has expired. */
export function requiresEmail(issues: readonly OrderIssue[]): boolean {
  return issues.some(({ path }) => orderFieldOf(path) === 'user.email')
}

/** Places each issue at its field or line; isShown returns which fields the form has now. */
export function refusedOrder(issues: readonly OrderIssue[], isShown: (field: OrderField) => boolean): RefusedOrder {
  const placed: RefusedOrder = { fields: [], lines: [], form: [], isEmailTaken: false }
  for (const issue of issues) {
    const field = orderFieldOf(issue.path)
    const line = /^menus\.(\d+)/.exec(issue.path)
    const isEmailInUse = field === 'user.email' && issue.validatorKey === 'not_unique'
    const message = isEmailInUse ? REFUSAL_TEXTS.emailTaken : issue.message
    if (isEmailInUse) placed.isEmailTaken = true
    const same = placed.fields.find((existing) => existing.field === field)
    if (same) same.message += ` ${message}`
    else if (field && isShown(field)) placed.fields.push({ field, message })
    else if (line) placed.lines.push({ index: Number(line[1]), message })
    else if (!placed.form.includes(message)) placed.form.push(message)
  }
  return placed
}
