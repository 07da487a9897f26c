import type { ChangeTerms as WireTerms } from '../../contract/caters.ts'
import { formatCancelSteps, formatOwnChanges, formatWorkingDays } from '../../domain/orders/cancelTexts.ts'
import { Cater } from '../caters/Cater.ts'
import { builder } from '../graph/builder.ts'
import { CancelStep, ChangeLimit } from './AvailabilityRules.ts'

interface OwnedTerms extends WireTerms {
  /** Of the caterer. */
  name: string
}

const ChangeTerms = builder.objectRef<OwnedTerms>('ChangeTerms').implement({
  description: 'The terms of a caterer for changing and cancelling orders.',
  fields: (t) => ({
    cancelSteps: t.field({
      type: [CancelStep],
      description: 'The price of cancelling an accepted order, the earliest first. Empty if it is free until delivery.',
      complexity: { field: 1, multiplier: 3 },
      resolve: ({ cancelSteps }) => cancelSteps,
    }),
    changeLimit: t.field({
      type: ChangeLimit,
      nullable: true,
      description:
        'The last moment at which customers change their orders themselves. Null is the last moment to order.',
      resolve: ({ changeLimit }) => changeLimit,
    }),
    changePercent: t.exposeInt('changePercent', {
      description: 'The percentage of the ordered covers that customers may change themselves, 0 to 50.',
    }),
    cancelText: t.string({
      description: 'The price of cancelling in Danish.',
      resolve: ({ cancelSteps }) => formatCancelSteps(cancelSteps),
    }),
    ownChangesText: t.string({
      description: 'The changes that customers make themselves in Danish.',
      resolve: (terms) => formatOwnChanges(terms, terms.name),
    }),
    workingDaysText: t.string({
      description: 'The days that count as working days in Danish.',
      resolve: ({ workingDays }) => formatWorkingDays(workingDays),
    }),
  }),
})

builder.objectField(Cater, 'changeTerms', (t) =>
  t.field({
    type: ChangeTerms,
    nullable: true,
    description: 'The terms for changing and cancelling its orders. Null if the v2 service does not say.',
    resolve: ({ name, changeTerms }) => changeTerms && { ...changeTerms, name },
  }),
)
