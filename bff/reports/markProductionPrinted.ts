import { builder } from '../graph/builder.ts'
import { ValidationFailed } from '../v2/outcomes.ts'
import { ProductionDay } from './Production.ts'

const MarkProductionPrintedInput = builder.inputType('MarkProductionPrintedInput', {
  description: 'Which day was printed.',
  fields: (t) => ({ date: t.field({ type: 'Date', required: true, description: 'The Danish date of delivery.' }) }),
})

builder.mutationField('markProductionPrinted', (t) =>
  t.field({
    type: ProductionDay,
    description: "Notes that the kitchen's list of a day was printed as it is now, to show later what has changed.",
    authScopes: { kitchen: true },
    errors: {
      types: [ValidationFailed],
      union: {
        name: 'MarkProductionPrintedResult',
        description: 'The day, with what had changed since the print before, or why it is not noted.',
      },
    },
    args: { input: t.arg({ type: MarkProductionPrintedInput, required: true, description: 'Which day.' }) },
    resolve: (_root, { input }, { v2 }) => v2.reports.markPrinted(input.date),
  }),
)
