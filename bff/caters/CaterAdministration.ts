import type { WholeCater } from '../../contract/caters.ts'
import { builder } from '../graph/builder.ts'

/** What a caterer and the admins see of it alone. */
export const CaterAdministration = builder.objectRef<WholeCater>('CaterAdministration').implement({
  description: 'What only the caterer itself and admins may see.',
  fields: (t) => ({
    regNumber: t.exposeString('regNumber', {
      nullable: true,
      description: "The bank's registration number; null where none is given.",
    }),
    accountNumber: t.exposeString('accountNumber', {
      nullable: true,
      description: 'The bank account; null where none is given.',
    }),
    contactPerson: t.exposeString('contactPerson', {
      nullable: true,
      description: 'Whom to call; null where nobody is named.',
    }),
    commission: t.exposeFloat('commission', {
      nullable: true,
      description: "The marketplace's share in per cent; null for all but admins.",
    }),
  }),
})
