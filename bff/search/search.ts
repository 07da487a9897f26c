import {
  type FoundCustomer,
  type FoundItem,
  type FoundOrder,
  MAX_SEARCH_LENGTH,
  type SearchResults,
} from '../../contract/search.ts'
import { builder } from '../graph/builder.ts'
import { OrderStatus } from '../orders/Order.ts'
import { WIRE_STATUS } from '../v2/wireOrder.ts'

const FoundItemKind = builder.enumType('FoundItemKind', {
  description: 'What of a catalogue was found.',
  values: {
    MENU: { value: 'menu', description: 'A menu.' },
    DISH: { value: 'dish', description: 'A dish.' },
    SERVICE: { value: 'service', description: 'A service.' },
    CATEGORY: { value: 'category', description: 'A category.' },
  },
} as const)

const STATUSES = Object.keys(WIRE_STATUS) as (keyof typeof WIRE_STATUS)[]

const Order = builder.objectRef<FoundOrder>('FoundOrder').implement({
  description: 'An order, in short.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: "The v2 service's id, for `order`." }),
    caterNumber: t.exposeInt('caterId', { description: "Its caterer's number." }),
    reference: t.exposeInt('orderRef', { description: 'What people call it: 100047.' }),
    orderer: t.exposeString('orderer', { description: 'Who ordered.' }),
    status: t.field({
      type: OrderStatus,
      description: 'Where it stands.',
      resolve: ({ status }) => STATUSES.find((name) => WIRE_STATUS[name] === status) ?? 'AWAITING_APPROVAL',
    }),
    deliveryDate: t.field({ type: 'Date', description: 'When it is for.', resolve: (order) => order.delieveryDate }),
    deliveryTime: t.field({ type: 'LocalTime', description: 'When on that day.', resolve: ({ time }) => time }),
  }),
})

const Customer = builder.objectRef<FoundCustomer>('FoundCustomer').implement({
  description: 'Who orders by an email. Name and phone are those of the newest order that was found.',
  fields: (t) => ({
    caterNumber: t.exposeInt('caterId', { description: 'The caterer that was ordered of.' }),
    email: t.exposeString('email', { description: 'The email.' }),
    orderer: t.exposeString('orderer', { description: 'The name.' }),
    phoneNumber: t.exposeString('phoneNumber', { description: 'As it was written.' }),
  }),
})

const Item = builder.objectRef<FoundItem>('FoundItem').implement({
  description: 'Something of a catalogue, in short.',
  fields: (t) => ({
    kind: t.field({ type: FoundItemKind, description: 'What it is.', resolve: ({ kind }) => kind }),
    uuid: t.exposeString('id', { description: "The v2 service's id." }),
    caterNumber: t.exposeInt('caterId', { description: 'Whose it is.' }),
    name: t.exposeString('name', { description: 'What it is called.' }),
  }),
})

const Results = builder.objectRef<SearchResults>('SearchResults').implement({
  description: 'What was found, a few of each.',
  fields: (t) => ({
    orders: t.field({
      type: [Order],
      description: 'The newest first.',
      complexity: { field: 1, multiplier: 5 },
      resolve: ({ orders }) => orders,
    }),
    customers: t.field({
      type: [Customer],
      description: 'Who has ordered, each once.',
      complexity: { field: 1, multiplier: 5 },
      resolve: ({ customers }) => customers,
    }),
    items: t.field({
      type: [Item],
      description: 'Menus, dishes, services and categories by their names.',
      complexity: { field: 1, multiplier: 5 },
      resolve: ({ items }) => items,
    }),
  }),
})

builder.queryField('search', (t) =>
  t.field({
    type: Results,
    description:
      'Orders by reference, name, email, phone in any grouping and address, their customers, and the catalogue by name: ' +
      "a caterer's own for its owners and staff, all for admins.",
    authScopes: { office: true },
    complexity: 10,
    args: {
      query: t.arg.string({
        required: true,
        description: `Two characters or more find something; at most ${MAX_SEARCH_LENGTH} are looked at.`,
      }),
    },
    resolve: (_root, { query }, { v2 }) => v2.search.find(query.slice(0, MAX_SEARCH_LENGTH)),
  }),
)
