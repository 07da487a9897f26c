import { isMenuType } from '../../domain/menuTypes.ts'
import type { MenuType as OrderableType } from '../../domain/menuTypes.ts'
import type { OrderItem as OrderItemData, OrderMenu as OrderMenuData } from '../../contract/orders.ts'
import { builder } from '../graph/builder.ts'
import { MenuType } from '../menus/MenuType.ts'

/**
 * A part of an order with its place in the order as its id. The wire's ids are those of the catalogue, which two orders,
 * or two lines of one, share.
 */
type Placed<Part> = Part & { place: string }

interface GroupData {
  name: string
  items: OrderItemData[]
}

const placed = <Part extends object>(parts: readonly Part[], prefix: string): Placed<Part>[] =>
  parts.map((part, index) => ({ ...part, place: `${prefix}${index}` }))

/** The menus of an order, each with its place. */
export const placedMenus = (orderId: string, menus: readonly OrderMenuData[]) => placed(menus, `${orderId}/m`)

/** The services of an order, each with its place. */
export const placedServices = (orderId: string, services: readonly { name: string; price: number }[]) =>
  placed(services, `${orderId}/s`)

const PLACE = 'Unique among the parts of all orders.'

const OrderItem = builder.objectRef<Placed<OrderItemData>>('OrderItem').implement({
  description: 'An ordered item.',
  fields: (t) => ({
    id: t.id({ description: PLACE, resolve: ({ place }) => place }),
    name: t.exposeString('name', { description: 'What it was called when it was ordered.' }),
    type: t.field({ type: MenuType, description: 'What it was.', resolve: ({ type }) => type }),
    amount: t.exposeInt('amount', {
      description: "For the whole line: covers times number, or an extra's own number.",
    }),
    price: t.expose('price', { type: 'Money', description: 'Kroner for one.' }),
  }),
})

const OrderMenuGroup = builder.objectRef<Placed<GroupData>>('OrderMenuGroup').implement({
  description: 'What was chosen in a group.',
  fields: (t) => ({
    id: t.id({ description: PLACE, resolve: ({ place }) => place }),
    name: t.exposeString('name', { description: 'What the group was called.' }),
    items: t.field({
      type: [OrderItem],
      description: 'The chosen items.',
      complexity: { field: 1, multiplier: 3 },
      resolve: ({ place, items }) => placed(items, `${place}/i`),
    }),
  }),
})

export const OrderMenu = builder.objectRef<Placed<OrderMenuData>>('OrderMenu').implement({
  description: 'An ordered menu as it was when it was ordered.',
  fields: (t) => ({
    id: t.id({ description: PLACE, resolve: ({ place }) => place }),
    name: t.exposeString('name', { description: 'What it was called.' }),
    type: t.field({ type: MenuType, description: 'What it was.', resolve: ({ type }) => menuType(type) }),
    covers: t.exposeInt('amount', { description: 'For how many.' }),
    price: t.expose('price', { type: 'Money', description: 'Kroner for one cover, with all surcharges.' }),
    groups: t.field({
      type: [OrderMenuGroup],
      description: 'What was chosen in its groups.',
      complexity: { field: 1, multiplier: 3 },
      resolve: ({ place, groups }) =>
        placed(
          groups.map(({ group, items }) => ({ name: group.name, items })),
          `${place}/g`,
        ),
    }),
    items: t.field({
      type: [OrderItem],
      description: 'What was in it or chosen outside of groups, and extras.',
      complexity: { field: 1, multiplier: 3 },
      resolve: ({ place, items }) => placed(items, `${place}/i`),
    }),
  }),
})

export const OrderService = builder.objectRef<Placed<{ name: string; price: number }>>('OrderService').implement({
  description: 'An ordered service.',
  fields: (t) => ({
    id: t.id({ description: PLACE, resolve: ({ place }) => place }),
    name: t.exposeString('name', { description: 'What it was called.' }),
    price: t.expose('price', { type: 'Money', description: 'Kroner for the whole order.' }),
  }),
})

// An old order may have a type that no longer exists
function menuType(type: string): OrderableType {
  return isMenuType(type) ? type : 'menu'
}
