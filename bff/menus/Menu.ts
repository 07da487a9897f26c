import { encodeGlobalID } from '@pothos/plugin-relay'
import type { Menu as MenuData } from '../../contract/menus.ts'
import { danishDate } from '../../domain/time/danishTime.ts'
import { loadableNode } from '../graph/loadableNode.ts'
import { catalogueKey, loadFromCatalogue } from '../graph/catalogueKey.ts'
import { canBeSatisfied } from './canBeSatisfied.ts'
import { Course } from './Course.ts'
import { captionedImage, Image } from '../images/Image.ts'
import { sortByOrder } from '../graph/sortByOrder.ts'
import { MenuType } from './MenuType.ts'
import { menuVersion } from './menuVersion.ts'

export const Menu = loadableNode<MenuData>('Menu', {
  key: catalogueKey,
  load: (keys, { v2 }) => loadFromCatalogue(keys, async (caterId) => flatten(await v2.menus.list(caterId))),
})

Menu.implement({
  description: 'A menu, or something in it: children nest without a fixed depth.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: "The v2 service's id, which an order names." }),
    type: t.field({ type: MenuType, description: 'What it is.', resolve: ({ type }) => type }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    description: t.field({
      type: 'HTML',
      nullable: true,
      description: 'What it is; null where nothing is said.',
      resolve: ({ description }, _args, { html }) => html.shown(description),
    }),
    writtenDescription: t.field({
      type: 'HTML',
      nullable: true,
      description: 'What it is, for who edits it: headings H4 to H6 are as they were written. Null as description.',
      resolve: ({ description }, _args, { html }) => html.written(description),
    }),
    price: t.expose('price', { type: 'Money', description: 'Kroner for one cover; of an extra for one.' }),
    discountFromPrice: t.expose('discountFromPrice', {
      type: 'Money',
      nullable: true,
      description: 'What it cost before, kroner; null where it is not reduced.',
    }),
    savingPercent: t.float({
      description:
        'Whole per cent saved from normalPrice, rounded down; 0 where it is not reduced, or may not be called so.',
      resolve: (menu) => findShownSaving(menu)?.percent ?? 0,
    }),
    normalPrice: t.field({
      type: 'Money',
      nullable: true,
      description:
        'The lowest price of the 30 days before it was reduced, kroner; null where it is not reduced, or may not be ' +
        'called so: the rule of the law on marketing, by the log of its prices.',
      resolve: (menu) => findShownSaving(menu)?.normalPrice ?? null,
    }),
    minAmount: t.exposeInt('minAmount', {
      nullable: true,
      description: 'Fewest covers; of a group fewest chosen; of INCLUDE_WITH_AMOUNT its number. Null is no limit.',
    }),
    maxAmount: t.exposeInt('maxAmount', {
      nullable: true,
      description: 'Most covers; of a group most chosen; of an item most of it. Null is no limit.',
    }),
    order: t.exposeInt('order', {
      description: 'Its place among all menus, or among the children of its parent; rises.',
    }),
    parentId: t.id({
      nullable: true,
      description: 'The global id of the menu or group that it is in; null for a menu, and where not known.',
      resolve: ({ caterId, parentId }) =>
        parentId === null ? null : encodeGlobalID('Menu', catalogueKey({ caterId, id: parentId })),
    }),
    isSatisfiable: t.boolean({
      description:
        'Whether it can be ordered: each of its groups has items enough for its minAmount, and where it is built ' +
        'there is something to choose. Of a group the same of it alone; always true of an item.',
      resolve: canBeSatisfied,
    }),
    soldOutTo: t.expose('soldOutTo', {
      type: 'Date',
      nullable: true,
      description: 'The last date of delivery for which a menu is sold out; null where it is not.',
    }),
    offeredFrom: t.expose('offeredFrom', {
      type: 'Date',
      nullable: true,
      description: "The first date of delivery of a menu's season; null is open.",
    }),
    offeredTo: t.expose('offeredTo', {
      type: 'Date',
      nullable: true,
      description: "The last date of delivery of a menu's season; null is open.",
    }),
    ageLimit: t.exposeInt('ageLimit', {
      nullable: true,
      description: 'Years of age, 16 or 18: such a menu or item cannot be ordered online. Null is no limit.',
    }),
    leadDays: t.int({
      nullable: true,
      description: "How many days before it must be ordered, whatever its caterer's own lead time; null sets no limit.",
      resolve: ({ leadTime }) => leadTime?.days ?? null,
    }),
    leadCutoff: t.string({
      nullable: true,
      description: "The last clock of that day: '12:00'; null sets no limit.",
      resolve: ({ leadTime }) => leadTime?.cutoff ?? null,
    }),
    countsTowardsCapacity: t.exposeBoolean('countsTowardsCapacity', {
      description: "Whether its covers count towards the capacity of its caterer's days.",
    }),
    course: t.expose('course', {
      type: Course,
      description: 'The course of the menu; MEAL by default, and of anything in a menu.',
    }),
    isDraft: t.exposeBoolean('draft', {
      description: "Whether a menu is a draft, which its caterer's people and admins alone are answered.",
    }),
    version: t.string({ description: 'What its state is called, for updateMenu.', resolve: menuVersion }),
    images: t.field({
      type: [Image],
      description: 'Its pictures in order, at most four; the first leads. Empty where the service knows none.',
      complexity: { field: 1, multiplier: 2 },
      resolve: ({ caterId, images }) => images.map((image) => captionedImage(image, caterId)),
    }),
    children: t.field({
      type: [Menu],
      description: 'What is in it, in order.',
      complexity: { field: 1, multiplier: 3 },
      resolve: ({ children }) => sortByOrder(children),
    }),
  }),
})

// By date here, since the service's answers are cached over midnight
function findShownSaving({ saving }: MenuData): MenuData['saving'] {
  return saving && danishDate(new Date()) <= saving.to ? saving : null
}

function flatten(menus: readonly MenuData[], all: MenuData[] = []): MenuData[] {
  for (const menu of menus) {
    all.push(menu)
    flatten(menu.children, all)
  }
  return all
}
