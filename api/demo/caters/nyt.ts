import type { DemoCater } from '../demoCater.ts'

/** A caterer on its first day: active, but without categories, logo or pictures. */
export const nyt: DemoCater = {
  id: 60,
  slug: 'nyt',
  facts: {
    name: 'Nyt Køkken',
    legalName: 'Nyt Køkken v/ Nadia Nielsen',
    address: 'Havnegade 9',
    zipCode: '6700',
    city: 'Esbjerg',
    phoneNumber: '22334455',
    email: 'uverificeret@demo.dk',
    cvrNumber: '44120057',
    description: null,
    active: true,
    noInspectionYet: true,
    minEnvelopes: null,
    delivery: true,
    orderBefore: 3,
    commission: 12,
    tags: [],
    ordering: 6,
    accentColor: '#14595f',
  },
  filters: [],
  pricePeriods: [],
  logo: null,
  banner: null,
  categories: [],
  services: [],
}
