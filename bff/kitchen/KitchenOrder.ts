import { MAX_KITCHEN_IDS } from '../../contract/kitchen.ts'
import type {
  KitchenItem as ItemData,
  KitchenMenu as MenuData,
  KitchenOrder as OrderData,
} from '../../contract/kitchen.ts'
import { allergensOfFoods } from '../../domain/foods/allergensOfFoods.ts'
import { checkNeeds } from '../../domain/foods/checkNeeds.ts'
import { labelSentences } from '../../domain/foods/labelSentences.ts'
import { formatNeed, type Need as NeedData } from '../../domain/foods/needs.ts'
import { orderedFoods } from '../../domain/foods/orderedFoods.ts'
import { Cater } from '../caters/Cater.ts'
import { FoodAllergens } from '../foods/Allergen.ts'
import { Need } from '../foods/Need.ts'
import { builder } from '../graph/builder.ts'
import { wireId } from '../graph/ids.ts'
import { notSupported } from '../v2/compat/notSupported.ts'
import { worksFor } from '../session/viewer.ts'

/** A part of an order, with what the guests of the order need. */
type ForGuests<Part> = Part & { needs: readonly NeedData[] }

const allergensOfItem = ({ id, name, declaration }: ItemData) => allergensOfFoods([{ id, name, declaration }])

const KitchenItem = builder.objectRef<ForGuests<ItemData>>('KitchenItem').implement({
  description: 'Something of an ordered menu.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What.' }),
    quantity: t.exposeInt('amount', { description: 'How many, for all covers of the line.' }),
    isExtra: t.boolean({ description: 'Whether it is made beside the menu.', resolve: ({ type }) => type === 'extra' }),
    isFood: t.boolean({
      description: 'False for what is served but not eaten, such as napkins, which gets no label.',
      resolve: ({ declaration }) => declaration?.isFood !== false,
    }),
    allergens: t.field({
      type: FoodAllergens,
      description: 'What was declared of it when it was ordered.',
      resolve: allergensOfItem,
    }),
    labelSentences: t.stringList({
      description:
        "The Danish sentences of its label: the allergens, the needs of the order's guests, and those that it contradicts, or is not declared to meet: 'Tjek: 3 uden gluten, men retten indeholder hvede.'",
      resolve: (item) => labelSentences(allergensOfItem(item), item.needs, 'retten'),
    }),
  }),
})

const KitchenGroup = builder.objectRef<ForGuests<MenuData['groups'][number]>>('KitchenGroup').implement({
  description: 'What was chosen in a group of a menu.',
  fields: (t) => ({
    name: t.string({ description: 'What the group was called.', resolve: ({ group }) => group.name }),
    items: t.field({
      type: [KitchenItem],
      complexity: { field: 1, multiplier: 4 },
      description: 'The chosen items.',
      resolve: ({ items, needs }) => items.map((item) => ({ ...item, needs })),
    }),
  }),
})

const allergensOfMenu = (menu: MenuData) => allergensOfFoods(orderedFoods([menu]))

const KitchenMenu = builder.objectRef<ForGuests<MenuData>>('KitchenMenu').implement({
  description: 'An ordered menu as the kitchen makes it.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What it was called.' }),
    covers: t.exposeInt('amount', { description: 'For how many.' }),
    groups: t.field({
      type: [KitchenGroup],
      complexity: { field: 1, multiplier: 2 },
      description: 'What was chosen in its groups.',
      resolve: ({ groups, needs }) => groups.map((group) => ({ ...group, needs })),
    }),
    items: t.field({
      type: [KitchenItem],
      complexity: { field: 1, multiplier: 4 },
      description: 'What is in it, or made beside it, outside of groups.',
      resolve: ({ items, needs }) => items.map((item) => ({ ...item, needs })),
    }),
    dishes: t.field({
      type: [KitchenItem],
      complexity: { field: 1, multiplier: 2 },
      description: 'Its dishes, which are always in it, one for each cover.',
      resolve: ({ amount, dishFoods, needs }) =>
        dishFoods.map((food) => ({ ...food, type: 'include' as const, amount, needs })),
    }),
    allergens: t.field({
      type: FoodAllergens,
      description: 'What was declared of all its food when it was ordered.',
      resolve: allergensOfMenu,
    }),
    labelSentences: t.stringList({
      description: 'The Danish sentences of a label for all its food, as those of an item.',
      resolve: (menu) => labelSentences(allergensOfMenu(menu), menu.needs, 'menuen'),
    }),
  }),
})

export const KitchenOrder = builder.objectRef<OrderData>('KitchenOrder').implement({
  description: 'An accepted order as kitchen and driver need it: no prices, no email.',
  fields: (t) => ({
    id: t.id({ description: 'Unique among these.', resolve: ({ id }) => `KitchenOrder:${id}` }),
    uuid: t.exposeString('id', { description: "The v2 service's id of the order." }),
    reference: t.exposeInt('orderRef', { description: 'Its number.' }),
    date: t.expose('date', { type: 'Date', description: 'The Danish date of delivery.' }),
    clock: t.exposeString('clock', { description: "The Danish time of delivery: '11:30'." }),
    name: t.exposeString('name', { description: 'Who ordered.' }),
    phoneNumber: t.exposeString('phoneNumber', { nullable: true, description: 'Null where not given.' }),
    isPickup: t.exposeBoolean('isPickup', { description: 'Whether it is fetched; then it has no address.' }),
    address: t.exposeString('address', { nullable: true, description: 'Street and number; null for pickup.' }),
    zipCode: t.exposeString('zipCode', { nullable: true, description: 'Four digits; null for pickup.' }),
    city: t.exposeString('city', { nullable: true, description: 'Null for pickup.' }),
    comment: t.exposeString('comment', { nullable: true, description: 'What the customer wrote; null where nothing.' }),
    covers: t.int({
      description: 'All menus together.',
      resolve: ({ menus }) => menus.reduce((sum, { amount }) => sum + amount, 0),
    }),
    menus: t.field({
      type: [KitchenMenu],
      complexity: { field: 1, multiplier: 2 },
      description: 'What is made.',
      resolve: ({ menus, needs }) => menus.map((menu) => ({ ...menu, needs })),
    }),
    services: t.exposeStringList('services', { description: 'What was ordered beside food, by name.' }),
    needs: t.expose('needs', {
      type: [Need],
      complexity: { field: 1, multiplier: 2 },
      description: 'What its guests need; empty where nothing was said, and 30 days after the delivery.',
    }),
    needChecks: t.stringList({
      description:
        'The Danish sentences on needs that a menu contradicts, or is not declared to meet: \'Tjek: 3 uden gluten, men "Platte" indeholder hvede.\' Empty where there are none.',
      resolve: ({ needs, menus }) =>
        checkNeeds(
          needs.map((need) => ({ ...need, label: formatNeed(need) })),
          menus.map((menu) => ({ name: menu.name, allergens: allergensOfMenu(menu) })),
        ),
    }),
    deliveredAt: t.expose('deliveredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was noted as delivered; null before.',
    }),
    deliveredBy: t.exposeString('deliveredBy', {
      nullable: true,
      description: 'Who noted it; null where that is not known.',
    }),
  }),
})

builder.objectField(Cater, 'kitchenOrders', (t) =>
  t.field({
    type: [KitchenOrder],
    nullable: true,
    description:
      'Its accepted orders by time of delivery, as kitchen and driver need them; null for all but its own people.',
    args: {
      from: t.arg({ type: 'Date', required: true, description: 'First date.' }),
      to: t.arg({ type: 'Date', required: true, description: 'Last date, at most 62 days later.' }),
    },
    complexity: { field: 5, multiplier: 20 },
    resolve: ({ id }, period, { v2, viewer }) =>
      worksFor(viewer, id) ? v2.kitchen.ofPeriod(period).catch(notSupported('orders for the kitchen')) : null,
  }),
)

builder.objectField(Cater, 'kitchenOrdersByIds', (t) =>
  t.field({
    type: [KitchenOrder],
    nullable: true,
    description: 'Those of its accepted orders with these ids, by time of delivery; null for all but its own people.',
    args: {
      ids: t.arg.idList({ required: true, description: `Ids or uuids of orders, at most ${MAX_KITCHEN_IDS}.` }),
    },
    complexity: { field: 5, multiplier: 20 },
    resolve: ({ id }, { ids }, { v2, viewer }) =>
      worksFor(viewer, id)
        ? v2.kitchen.byIds(ids.map((orderId) => wireId('Order', orderId))).catch(notSupported('orders for the kitchen'))
        : null,
  }),
)
