import type { DemoCater } from '../demoCater.ts'
import { include, menu, requiredForDelivery } from '../demoCater.ts'

/** A caterer that has closed: nobody finds it, its orders remain. */
export const lukket: DemoCater = {
  id: 59,
  slug: 'lukket',
  facts: {
    name: 'Lukket',
    legalName: 'Lukket Catering ApS',
    address: 'Nørregade 3',
    zipCode: '7100',
    city: 'Vejle',
    phoneNumber: '75820011',
    email: 'lukket@demo.dk',
    cvrNumber: '31009944',
    description: '<p>Vi har lukket køkkenet. Tak for alle årene.</p>',
    active: false,
    minEnvelopes: null,
    delivery: true,
    orderBefore: 3,
    commission: 12,
    tags: [],
    ordering: 5,
    accentColor: '#5a4220',
  },
  filters: [],
  pricePeriods: [],
  logo: null,
  banner: null,
  categories: [
    {
      name: 'Buffet',
      description: '<p>To buffeter, som vi lavede dem altid.</p>',
      pictures: [],
      menus: [
        menu(
          'Lille buffet',
          159,
          { min: 15, text: '<p>Tre retter på fad.</p>' },
          include('Frikadeller', 'Kartoffelsalat', 'Ost'),
        ),
        menu(
          'Stor buffet',
          209,
          { min: 15, text: '<p>Fem retter på fad.</p>' },
          include('Laks', 'Roastbeef', 'Frikadeller', 'Kartoffelsalat', 'Ost'),
        ),
      ],
    },
  ],
  services: [requiredForDelivery('Kørsel', 200)],
}
