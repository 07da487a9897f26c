import type { KnownCustomer } from '../../contract/knownCustomer.ts'
import { parsePhone } from '../../domain/texts/phone.ts'
import { builder } from '../graph/builder.ts'

const Delivery = builder.objectRef<NonNullable<KnownCustomer['delivery']>>('KnownAddress').implement({
  description: 'The address that a customer was delivered to last.',
  fields: (t) => ({
    address: t.exposeString('address', { description: 'The street and number.' }),
    zipCode: t.exposeString('zipCode', { description: 'The postal code, four digits; empty where none is stored.' }),
    city: t.exposeString('city', { description: 'The name of the city; empty where none is stored.' }),
  }),
})

const Customer = builder.objectRef<KnownCustomer>('KnownCustomer').implement({
  description: 'The customer of the newest order that a caterer has of a phone number.',
  fields: (t) => ({
    orderer: t.exposeString('orderer', { description: 'The full name.' }),
    email: t.exposeString('email', { nullable: true, description: 'The email. Null where none was given.' }),
    delivery: t.field({
      type: Delivery,
      nullable: true,
      description: 'The address of the newest order that was delivered. Null where all were picked up.',
      resolve: ({ delivery }) => delivery,
    }),
    reference: t.exposeInt('orderRef', { description: 'The reference of the newest order: 100047.' }),
    deliveryDate: t.field({
      type: 'Date',
      description: 'The date of the newest order.',
      resolve: ({ deliveryDate }) => deliveryDate,
    }),
  }),
})

builder.queryField('knownCustomer', (t) =>
  t.field({
    type: Customer,
    nullable: true,
    description:
      'The customer that a caterer knows by a phone number, for filling in a phone order; for its owners and staff, and ' +
      'admins. Null where the number is of nobody, or no phone number.',
    authScopes: { office: true },
    complexity: 5,
    args: {
      caterNumber: t.arg.int({ required: true, description: 'The number of the caterer.' }),
      phone: t.arg.string({ required: true, description: 'The phone number, in any grouping, with or without +45.' }),
    },
    resolve: (_root, { caterNumber, phone }, { v2 }) => {
      const number = parsePhone(phone)
      return number === null ? null : v2.orders.findKnownCustomer(caterNumber, number)
    },
  }),
)
