import type { ProductionDay as ProductionDayData, ProductionPlace as PlaceData } from '../../contract/reports.ts'
import { Cater } from '../caters/Cater.ts'
import { builder } from '../graph/builder.ts'
import { worksFor } from '../session/viewer.ts'
import { notSupported } from '../v2/compat/notSupported.ts'

type MenuData = ProductionDayData['menus'][number]

const ProducedItem = builder.objectRef<MenuData['items'][number]>('ProducedItem').implement({
  description: 'Something that the kitchen makes.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What.' }),
    quantity: t.exposeInt('quantity', { description: 'How many, over all orders of the day.' }),
  }),
})

const ProducedGroup = builder.objectRef<MenuData['groups'][number]>('ProducedGroup').implement({
  description: 'What was chosen in a group, over all orders of the day.',
  fields: (t) => ({
    name: t.string({ description: 'What the group was called.', resolve: ({ group }) => group.name }),
    position: t.exposeInt('position', {
      nullable: true,
      description: "Ascends in the menu's own order; null for a group that the menu no longer has.",
    }),
    items: t.expose('items', {
      complexity: { field: 1, multiplier: 4 },
      type: [ProducedItem],
      description: 'The chosen items.',
    }),
  }),
})

const ProducedMenu = builder.objectRef<MenuData>('ProducedMenu').implement({
  description: 'A menu that the kitchen makes, over all orders of the day.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What it was called.' }),
    covers: t.exposeInt('covers', { description: 'For how many.' }),
    groups: t.expose('groups', {
      complexity: { field: 1, multiplier: 2 },
      type: [ProducedGroup],
      description: 'What was chosen in its groups.',
    }),
    items: t.expose('items', {
      complexity: { field: 1, multiplier: 4 },
      type: [ProducedItem],
      description: 'What is in it outside of groups.',
    }),
    extras: t.expose('extras', {
      complexity: { field: 1, multiplier: 2 },
      type: [ProducedItem],
      description: 'What is made beside it.',
    }),
  }),
})

const ProductionPlace = builder.objectRef<PlaceData>('ProductionPlace').implement({
  description: 'Where something stands among what the kitchen makes, by names.',
  fields: (t) => ({
    menu: t.exposeString('menu', { description: 'The menu.' }),
    group: t.exposeString('group', {
      nullable: true,
      description: 'The group that it was chosen in; null outside of groups.',
    }),
    item: t.exposeString('item', { nullable: true, description: 'What of the menu; null for its covers.' }),
    isExtra: t.exposeBoolean('isExtra', { description: 'Whether it is made beside the menu.' }),
  }),
})

const ProductionChange = builder.objectRef<ProductionDayData['changes'][number]>('ProductionChange').implement({
  description: 'What is made in another number than when the day was printed.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What.' }),
    before: t.exposeInt('before', { description: 'How many then.' }),
    after: t.exposeInt('after', { description: 'How many now.' }),
    place: t.expose('place', {
      type: ProductionPlace,
      nullable: true,
      description: 'Where it stands; null where the service does not say.',
    }),
  }),
})

export const ProductionDay = builder.objectRef<ProductionDayData>('ProductionDay').implement({
  description: 'What the kitchen makes on one day, summed over its accepted orders.',
  fields: (t) => ({
    date: t.expose('date', { type: 'Date', description: 'The Danish date of delivery.' }),
    orders: t.exposeInt('orders', { description: 'How many orders.' }),
    covers: t.exposeInt('covers', { description: 'For how many, all menus together.' }),
    menus: t.expose('menus', {
      complexity: { field: 1, multiplier: 5 },
      type: [ProducedMenu],
      description: 'What is made.',
    }),
    printedAt: t.expose('printedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last printed; null where it never was.',
    }),
    changes: t.expose('changes', {
      complexity: { field: 1, multiplier: 3 },
      type: [ProductionChange],
      description: 'What differs from the last print.',
    }),
  }),
})

builder.objectField(Cater, 'production', (t) =>
  t.field({
    type: [ProductionDay],
    nullable: true,
    description: 'What its kitchen makes, day by day; null for all but its own people.',
    args: {
      from: t.arg({ type: 'Date', required: true, description: 'First date.' }),
      to: t.arg({ type: 'Date', required: true, description: 'Last date, at most 62 days later.' }),
    },
    complexity: { field: 5, multiplier: 10 },
    resolve: ({ id }, period, { v2, viewer }) =>
      worksFor(viewer, id) ? v2.reports.production(period).catch(notSupported('production list')) : null,
  }),
)
