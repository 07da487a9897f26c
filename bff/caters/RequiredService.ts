import type { PublicCater } from '../../contract/caters.ts'
import { builder } from '../graph/builder.ts'
import { ServiceScope } from './ServiceScope.ts'

/** A service that is part of each order of a caterer that it applies to. */
export const RequiredService = builder.objectRef<PublicCater['requiredServices'][number]>('RequiredService').implement({
  description: 'A service that is part of each order of a caterer that it applies to, by its name and price.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What it is called.' }),
    price: t.expose('price', { type: 'Money', description: 'Kroner for the whole order.' }),
    appliesTo: t.expose('appliesTo', { type: ServiceScope, description: 'The orders that it applies to.' }),
  }),
})
