import { z } from 'zod'
import { MAX_MENU_IMAGES } from '../domain/images/imageLimits.ts'
import { COURSES } from '../domain/menus/courses.ts'
import { CHILD_TYPES, MENU_TYPES } from '../domain/menus/menuTypes.ts'
import { MAX_NAME_LENGTH } from '../domain/texts/textLengths.ts'
import { Declaration, DeclaredFood } from './foods.ts'
import { Caption, CaptionedImage } from './images.ts'
import { RichText } from './richText.ts'
import {
  absent,
  Kroner,
  Price,
  RequestClock,
  RequestDate,
  requiredText,
  WireClock,
  WireDate,
  WireFlag,
  WireId,
  WireInt,
  WireMoment,
} from './wire.ts'

const MenuType = z.enum(MENU_TYPES)
const ChildType = z.enum(CHILD_TYPES)

/**
 * A reduction of a menu's price that may be shown, MEM-3: the lowest price of the 30 days before it began, in kroner,
 * the whole per cent saved, and the dates from and to which it is shown, both included.
 */
const Saving = z.object({ normalPrice: Kroner, percent: WireInt, from: WireDate, to: WireDate })

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
  saving: absent(Saving).describe('Addition: the reduction of a menu that may be shown; null where there is none.'),
  minAmount: absent(WireInt),
  maxAmount: absent(WireInt),
  categories: z.array(z.object({ id: WireId, name: z.string(), order: WireInt })).default([]),
  parentId: absent(WireId),
  dishes: z.array(WireId).default([]),
  order: WireInt.default(0),
  /** Its pictures in order, the first of which leads. An addition. */
  images: z.array(CaptionedImage).default([]),
  soldOutTo: absent(WireDate).describe('Addition: the last date of delivery for which a menu is sold out.'),
  offeredFrom: absent(WireDate).describe('Addition: the first date of delivery of its season; null is open.'),
  offeredTo: absent(WireDate).describe('Addition: the last date of delivery of its season; null is open.'),
  draft: WireFlag.default(false).describe("Addition: seen by the caterer's people and admins alone."),
  leadTime: absent(z.object({ days: WireInt, cutoff: WireClock })).describe(
    "Addition: how early it must be ordered whatever its caterer's own lead time; null without a lead time of its own.",
  ),
  countsTowardsCapacity: WireFlag.default(true).describe(
    "Addition: whether its covers count towards the capacity of its caterer's days.",
  ),
  course: z.enum(COURSES).default('MEAL').describe('Addition: the course of a menu; searches find meals by default.'),
  ageLimit: absent(WireInt).describe('Addition: 16 or 18 years; such a menu or item cannot be ordered online.'),
  dishId: absent(WireId).describe('Addition: the dish that an item is; its declaration is that of the item.'),
  declaration: absent(Declaration).describe('Addition: what is declared of an item; null is not declared.'),
  dishFoods: z
    .array(DeclaredFood)
    .default([])
    .describe('Addition: the dishes of a menu, with what is declared of them.'),
  allFoodsListed: absent(WireFlag).describe(
    'Addition: of a menu: whether its caterer has confirmed that everything served in it is listed in it. Otherwise ' +
      'nothing in it counts as declared. Null for what is in a menu.',
  ),
  foodsVersion: absent(WireInt).describe(
    'Addition: of a menu: the version of its foods, which rises with each change that ends the confirmation. Null for ' +
      'what is in a menu.',
  ),
  foodsListedAt: absent(WireMoment).describe(
    "Addition: when that was confirmed last, also where a change of its foods has ended it; for the caterer's office alone.",
  ),
  foodsListedBy: absent(z.string()).describe(
    "Addition: the name of the user who confirmed it; for the caterer's office alone.",
  ),
  get children() {
    return z.array(Menu).default([])
  },
})
export type Menu = z.infer<typeof Menu>

// Lower case, because they are compared with the ids of the database
const Id = z.guid().toLowerCase()
const Place = z.int().min(0).max(1_000_000)

/**
 * The complete list of pictures in their new order: one that is there already by its id, a new one by the number of its
 * file, which is the name of the form's part. One that is not listed is removed.
 */
const Images = z.array(
  z.union([
    z.object({ id: Id, text: Caption }),
    z.object({
      file: z
        .int()
        .min(0)
        .max(MAX_MENU_IMAGES - 1),
      text: Caption,
    }),
  ]),
)
export type MenuImages = z.infer<typeof Images>
const menuImages = { images: Images.max(MAX_MENU_IMAGES) }
const itemImage = { images: Images.max(1) }

/**
 * The maximum covers of a menu and maximum amount of an item. MEN-2 says 100 covers; more are accepted, because
 * real kitchens serve more.
 */
const MAX_AMOUNT = 1000

const shared = {
  name: requiredText(MAX_NAME_LENGTH),
  description: RichText.nullish(),
  price: Price,
  discountFromPrice: Price.nullish(),
  ageLimit: z.literal([16, 18]).nullish(),
}
/** AVA-3: a menu's own lead time. */
const LeadTime = z.object({
  days: z.int().min(0).max(365),
  cutoff: RequestClock,
})
/** MEN-2: the covers of a menu. */
const covers = z.int().min(1).max(MAX_AMOUNT).nullish()
/** DAY-6: when a menu is available, by the date of delivery, and whether it is a draft. */
const offering = {
  soldOutTo: RequestDate.nullish(),
  offeredFrom: RequestDate.nullish(),
  offeredTo: RequestDate.nullish(),
  draft: z.boolean(),
}
const menuFields = {
  type: MenuType,
  ...shared,
  minAmount: covers,
  maxAmount: covers,
  leadTime: LeadTime.nullish(),
  countsTowardsCapacity: z.boolean(),
  allFoodsListed: z.boolean(),
  course: z.enum(COURSES),
  ...offering,
}
/** The number of choices in a group, or the included or maximum amount of an item. */
const amount = z.int().min(0).max(MAX_AMOUNT).nullish()
const childFields = { type: ChildType, ...shared, minAmount: amount, maxAmount: amount, dishId: Id.nullish() }

// A child of a group has no children; an empty list is accepted, because the service itself responds with one
const NewGroupItem = z
  .object({ ...childFields, children: z.array(z.never()).max(0) })
  .partial()
  .required({ type: true, name: true })

/**
 * A child of a menu or of a group, with its own children in order; an omitted price is 0. The types allowed at each
 * level: childTypesIn of the domain.
 */
export const NewMenuChild = z
  .object({ ...childFields, children: z.array(NewGroupItem).max(500) })
  .partial()
  .required({ type: true, name: true })
export type NewMenuChild = z.infer<typeof NewMenuChild>

/** The body that adds a child: with its picture, which children sent with their menu or group get afterwards. */
export const NewMenuChildBody = NewMenuChild.extend(z.object(itemImage).partial().shape)
export type NewMenuChildBody = z.infer<typeof NewMenuChildBody>

/** A new menu, with its children if sent. It is added last among all menus and in each of its categories. */
export const NewMenu = z
  .object({ ...menuFields, ...menuImages, categoryIds: z.array(Id).max(500), children: z.array(NewMenuChild).max(500) })
  .partial()
  .required({ type: true, name: true, price: true })
export type NewMenu = z.infer<typeof NewMenu>

/**
 * A partial update of a menu: omitted fields stay as they are. Children and categories have their own endpoints. `foodsVersion`
 * is that of the foods of which `allFoodsListed` says that they are all; required to set it.
 */
export const MenuChange = z.object({ ...menuFields, ...menuImages, order: Place, foodsVersion: z.int() }).partial()
export type MenuChange = z.infer<typeof MenuChange>

/** True where the declaration of a food still fits its name and description; false makes it undeclared. */
const declarationFits = z.boolean().optional()

/** A partial update of a child: omitted fields stay as they are. */
export const MenuChildChange = z
  .object({ ...childFields, ...itemImage, order: Place })
  .partial()
  .extend({ declarationFits })
export type MenuChildChange = z.infer<typeof MenuChildChange>

/** `deletedRows` counts the menu and all its descendants. */
export const DeletedMenu = z.object({ success: WireFlag, deletedRows: WireInt })
export type DeletedMenu = z.infer<typeof DeletedMenu>
/** `mainMenuId` is the menu at the root of the child. */
export const DeleteMenuChildBody = z.object({ mainMenuId: Id })
/**
 * A new order of menus; all are saved or none. Without a category: among all menus, or the children of one. With one:
 * in that category.
 */
export const MenuOrdering = z.object({
  menus: z
    .array(z.object({ id: Id, order: Place, categoryId: Id.nullish() }))
    .min(1)
    .max(2000),
})
export type MenuOrdering = z.infer<typeof MenuOrdering>
/**
 * A new place for a child of a menu: in the menu itself or in a group of it, before the sibling with the id `beforeId`,
 * or last. `type` is what it is there; omitted, it stays.
 */
export const MenuChildMove = z.object({
  id: Id,
  parentId: Id,
  beforeId: Id.nullish(),
  type: ChildType.optional(),
})
export type MenuChildMove = z.infer<typeof MenuChildMove>
/** The complete list of the categories of a menu. */
export const MenuCategoriesBody = z.object({ categories: z.array(Id).max(500) })
/** The complete list of the dishes of a menu. */
export const MenuDishesBody = z.object({ dishes: z.array(Id).max(500) })
