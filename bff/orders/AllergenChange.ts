import type { Order } from '../../contract/orders.ts'
import { Declaration } from '../foods/Allergen.ts'
import { builder } from '../graph/builder.ts'

export const AllergenChange = builder.objectRef<Order['allergenChanges'][number]>('AllergenChange').implement({
  description: 'A food of an order of which something else is declared since it was placed.',
  fields: (t) => ({
    food: t.exposeString('food', { description: 'What it was called when it was ordered.' }),
    changedAt: t.expose('changedAt', { type: 'DateTime', description: 'When it was declared anew.' }),
    before: t.expose('before', {
      type: Declaration,
      nullable: true,
      description: 'What was declared when it was ordered; null is nothing.',
    }),
    after: t.expose('after', {
      type: Declaration,
      nullable: true,
      description: 'What is declared now; null is nothing.',
    }),
  }),
})
