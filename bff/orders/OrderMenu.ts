import { isMenuType } from '../../domain/menus/menuTypes.ts'
import type { MenuType as OrderableType } from '../../domain/menus/menuTypes.ts'
import type {
  OrderContent as OrderContentData,
  OrderItem as OrderItemData,
  OrderMenu as OrderMenuData,
} from '../../contract/orderContent.ts'
import { allergensOfFoods } from '../../domain/foods/allergensOfFoods.ts'
import { orderedFoods } from '../../domain/foods/orderedFoods.ts'
import { ServiceScope } from '../caters/ServiceScope.ts'
import { FoodAllergens } from '../foods/Allergen.ts'
import { builder } from '../graph/builder.ts'
import { catalogueKey } from '../graph/catalogueKey.ts'
import { captionedImage, Image } from '../images/Image.ts'
import { Menu } from '../menus/Menu.ts'
import { MenuType } from '../menus/MenuType.ts'
import { nullIfNotFound } from '../v2/errors.ts'

type OrderServiceData = OrderContentData['services'][number]

/**
 * A part of an order with its place in the order as its id. The wire's ids are those of the catalogue, which two orders,
 * or two lines of one, share.
 */
type Placed<Part> = Part & { place: string }

interface GroupData {
  /** The catalogue's id. */
  id: string
  name: string
  items: OrderItemData[]
}

const placed = <Part extends object>(parts: readonly Part[], prefix: string): Placed<Part>[] =>
  parts.map((part, index) => ({ ...part, place: `${prefix}${index}` }))

/** The menus of an order, or of a proposal, which does not know its caterer: each with its place. */
export const placedMenus = (id: string, menus: readonly OrderMenuData[], caterId: number | null = null) =>
  placed(
    menus.map((menu) => ({ ...menu, caterId })),
    `${id}/m`,
  )

/** The services of an order, each with its place. */
export const placedServices = (orderId: string, services: readonly OrderServiceData[]) =>
  placed(services, `${orderId}/s`)

const PLACE = 'Unique among the parts of all orders.'
const MADE_FROM = 'of the catalogue that it was made from; the catalogue may have changed or lost it.'

const OrderItem = builder.objectRef<Placed<OrderItemData>>('OrderItem').implement({
  description: 'An ordered item.',
  fields: (t) => ({
    id: t.id({ description: PLACE, resolve: ({ place }) => place }),
    itemUuid: t.exposeString('id', { description: `The uuid of the item ${MADE_FROM}` }),
    name: t.exposeString('name', { description: 'What it was called when it was ordered.' }),
    type: t.field({ type: MenuType, description: 'What it was.', resolve: ({ type }) => type }),
    amount: t.exposeInt('amount', {
      description: "For the whole line: covers times number, or an extra's own number.",
    }),
    price: t.expose('price', { type: 'Money', description: 'Kroner for one.' }),
    allergens: t.field({
      type: FoodAllergens,
      description: 'What was declared of it when it was ordered.',
      resolve: ({ id, name, declaration = null }) => allergensOfFoods([{ id, name, declaration }]),
    }),
  }),
})

const OrderMenuGroup = builder.objectRef<Placed<GroupData>>('OrderMenuGroup').implement({
  description: 'What was chosen in a group.',
  fields: (t) => ({
    id: t.id({ description: PLACE, resolve: ({ place }) => place }),
    groupUuid: t.exposeString('id', { description: `The uuid of the group ${MADE_FROM}` }),
    name: t.exposeString('name', { description: 'What the group was called.' }),
    items: t.field({
      type: [OrderItem],
      description: 'The chosen items.',
      complexity: { field: 1, multiplier: 3 },
      resolve: ({ place, items }) => placed(items, `${place}/i`),
    }),
  }),
})

export const OrderMenu = builder.objectRef<Placed<OrderMenuData & { caterId: number | null }>>('OrderMenu').implement({
  description: 'An ordered menu as it was when it was ordered.',
  fields: (t) => ({
    id: t.id({ description: PLACE, resolve: ({ place }) => place }),
    menuUuid: t.exposeString('id', { description: `The uuid of the menu ${MADE_FROM}` }),
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
          groups.map(({ group, items }) => ({ ...group, items })),
          `${place}/g`,
        ),
    }),
    items: t.field({
      type: [OrderItem],
      description: 'What was in it or chosen outside of groups, and extras.',
      complexity: { field: 1, multiplier: 3 },
      resolve: ({ place, items }) => placed(items, `${place}/i`),
    }),
    allergens: t.field({
      type: FoodAllergens,
      description: 'What was declared of all its food when it was ordered.',
      resolve: (menu) => allergensOfFoods(orderedFoods([menu])),
    }),
    image: t.field({
      type: Image,
      nullable: true,
      description:
        'The leading picture of the menu as it is today; null where it has none, or is gone, and in a proposal.',
      resolve: async ({ id, caterId }, _args, context) => {
        if (caterId === null) return null
        const menu = await Menu.load(catalogueKey({ caterId, id }), context).catch(nullIfNotFound)
        const [image] = menu?.images ?? []
        return image ? captionedImage(image, caterId) : null
      },
    }),
  }),
})

export const OrderService = builder.objectRef<Placed<OrderServiceData>>('OrderService').implement({
  description: 'An ordered service.',
  fields: (t) => ({
    id: t.id({ description: PLACE, resolve: ({ place }) => place }),
    name: t.exposeString('name', { description: 'What it was called.' }),
    price: t.expose('price', { type: 'Money', description: 'Kroner for the whole order.' }),
    appliesTo: t.field({
      type: ServiceScope,
      description: 'The orders that it applied to; all in orders from before services had this.',
      resolve: ({ appliesTo }) => appliesTo ?? 'both',
    }),
  }),
})

// An old order may have a type that no longer exists
function menuType(type: string): OrderableType {
  return isMenuType(type) ? type : 'menu'
}
