import type { PlaceOrderRejection } from '../../contract/orders.ts'
import { reasonText, UnavailableReason } from '../availability/availabilityTypes.ts'
import type { Issue } from '../../contract/problems.ts'
import { REFUSAL_TEXTS } from '../../domain/texts/texts.ts'
import { builder } from '../graph/builder.ts'
import { ValidationIssue } from '../graph/ValidationFailed.ts'
import { UserError } from '../graph/userErrors.ts'

type Availability = NonNullable<PlaceOrderRejection['availability']>

/** The order is not available at its time and place. */
export class NotAvailable extends Error {
  readonly availability: Availability
  /** The reasons at the fields that they are about, and what else is wrong with the order. */
  readonly issues: Issue[]

  /** `formatIssue` is the text of an issue that is not a reason. */
  constructor(
    availability: Availability,
    errors: readonly Issue[],
    formatIssue: (issue: Issue) => string = ({ message }) => message ?? REFUSAL_TEXTS.otherwise,
  ) {
    const texts = availability.reasons.map(reasonText)
    super(texts.join(' '))
    this.availability = availability
    // The service names an error for each reason, in their order, and what else is wrong after them
    this.issues = errors.map((error, index) => ({ ...error, message: texts[index] ?? formatIssue(error) }))
  }
}

builder.objectType(NotAvailable, {
  name: 'NotAvailable',
  description: 'The order is not available at its time and place. Nothing was ordered or changed.',
  interfaces: [UserError],
  fields: (t) => ({
    reasons: t.field({
      type: [UnavailableReason],
      description: 'All that stands in the way.',
      complexity: { field: 1, multiplier: 3 },
      resolve: ({ availability }) => availability.reasons,
    }),
    issues: t.field({
      type: [ValidationIssue],
      description: 'The same at the fields that they are about, with what else is wrong with the order.',
      complexity: { field: 1, multiplier: 3 },
      resolve: ({ issues }) => issues,
    }),
    next: t.field({
      type: 'Date',
      nullable: true,
      description: 'The first possible date after the requested one, at the same clock; null where no date helps.',
      resolve: ({ availability }) => availability.next,
    }),
    alternatives: t.field({
      type: ['Date'],
      description: 'The first three possible dates after the requested one.',
      resolve: ({ availability }) => availability.alternatives,
    }),
  }),
})
