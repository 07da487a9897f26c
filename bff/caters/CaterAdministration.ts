import type { WholeCater } from '../../contract/caters.ts'
import { builder } from '../graph/builder.ts'
import { caterVersion } from './caterVersion.ts'

/** The data that only the caterer's owners and admins may see. */
export const CaterAdministration = builder.objectRef<WholeCater>('CaterAdministration').implement({
  description: 'What only its owners and admins may see.',
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
    googlePlaceId: t.exposeString('googlePlaceId', {
      nullable: true,
      description: "Google's id of the place; null where not known.",
    }),
    ratingAverage: t.exposeFloat('googleAverageRating', {
      nullable: true,
      description: 'What its customers think, out of 5; null where not known.',
    }),
    ratingCount: t.exposeInt('googleTotalRatings', {
      nullable: true,
      description: 'How many rated; null where not known.',
    }),
    ordering: t.exposeInt('ordering', {
      nullable: true,
      description: 'Its place among all, lowest first; null where it has none.',
    }),
    version: t.string({ description: 'What the state of its form is called, for updateCater.', resolve: caterVersion }),
    commission: t.exposeFloat('commission', {
      nullable: true,
      description: "The marketplace's share in per cent; null for all but admins.",
    }),
  }),
})
