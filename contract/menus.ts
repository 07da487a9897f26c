import { z } from 'zod'
import { CHILD_TYPES, MENU_TYPES } from '../domain/menuTypes.ts'
import { MAX_NAME_LENGTH } from '../domain/textLengths.ts'
import { absent, Kroner, Price, requiredText, RichText, WireFlag, WireId, WireInt } from './wire.ts'

const MenuType = z.enum(MENU_TYPES)
const ChildType = z.enum(CHILD_TYPES)

/**
 * A menu, or a child of one: children nest without a fixed depth. Price in kroner for one cover;
 * an includeWithAmount's number is its minAmount, an item's own max its maxAmount.
 */
export const Menu = z.object({
  id: WireId,
  caterId: WireInt,
  type: z.union([MenuType, ChildType]),
  name: z.string(),
  description: absent(z.string()),
  price: Kroner,
  discountFromPrice: absent(Kroner),
  minAmount: absent(WireInt),
  maxAmount: absent(WireInt),
  categories: z.array(z.object({ id: WireId, name: z.string(), order: WireInt })).default([]),
  parentId: absent(WireId),
  dishes: z.array(WireId).default([]),
  order: WireInt.default(0),
  get children() {
    return z.array(Menu).default([])
  },
})
export type Menu = z.infer<typeof Menu>

// Compared with those of the database, which are lower case
const Id = z.guid().toLowerCase()
const Place = z.int().min(0).max(1_000_000)

/**
 * The most covers of a menu, and the most of what is chosen or included. MEN-2 says 100 covers; more are taken, because
 * real kitchens serve more.
 */
const MAX_AMOUNT = 1000

const shared = {
  name: requiredText(MAX_NAME_LENGTH),
  description: RichText.nullish(),
  price: Price,
  discountFromPrice: Price.nullish(),
}
/** MEN-2: a menu's covers. */
const covers = z.int().min(1).max(MAX_AMOUNT).nullish()
const menuFields = { type: MenuType, ...shared, minAmount: covers, maxAmount: covers }
/** How many are chosen in a group; how many of an item there are, or can be had. */
const amount = z.int().min(0).max(MAX_AMOUNT).nullish()
const childFields = { type: ChildType, ...shared, minAmount: amount, maxAmount: amount }

// What is in a group holds nothing. An empty list may come, as the service itself answers one
const NewGroupItem = z
  .object({ ...childFields, children: z.array(z.never()).max(0) })
  .partial()
  .required({ type: true, name: true })

/**
 * A child of a menu or of a group, with what is in it in its order; a price that is left out is 0. Which types may
 * stand where: childTypesIn of the domain.
 */
export const NewMenuChild = z
  .object({ ...childFields, children: z.array(NewGroupItem).max(500) })
  .partial()
  .required({ type: true, name: true })
export type NewMenuChild = z.infer<typeof NewMenuChild>

/** A new menu, with all that is in it, where that is sent. It comes last, among all and in each of its categories. */
export const NewMenu = z
  .object({ ...menuFields, categoryIds: z.array(Id).max(500), children: z.array(NewMenuChild).max(500) })
  .partial()
  .required({ type: true, name: true, price: true })
export type NewMenu = z.infer<typeof NewMenu>

/** What changes of a menu: what is left out stays. Children and categories have calls of their own. */
export const MenuChange = z.object({ ...menuFields, order: Place }).partial()
export type MenuChange = z.infer<typeof MenuChange>

/** What changes of a child: what is left out stays. */
export const MenuChildChange = z.object({ ...childFields, order: Place }).partial()
export type MenuChildChange = z.infer<typeof MenuChildChange>

/** `deletedRows` counts the menu and all that was in it. */
export const DeletedMenu = z.object({ success: WireFlag, deletedRows: WireInt })
export type DeletedMenu = z.infer<typeof DeletedMenu>
/** `mainMenuId` is the menu that holds the child, however deep. */
export const DeleteMenuChildBody = z.object({ mainMenuId: Id })
/**
 * All are saved or none. Without a category, places among all menus, or among the children of one; with one, places in
 * that category.
 */
export const MenuOrdering = z.object({
  menus: z
    .array(z.object({ id: Id, order: Place, categoryId: Id.nullish() }))
    .min(1)
    .max(2000),
})
export type MenuOrdering = z.infer<typeof MenuOrdering>
/** All the categories that a menu stands in. */
export const MenuCategoriesBody = z.object({ categories: z.array(Id).max(500) })
/** All the dishes of a menu. */
export const MenuDishesBody = z.object({ dishes: z.array(Id).max(500) })
