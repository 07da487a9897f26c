import type { Menu as MenuData } from '../../contract/menus.ts'
import type { Allergen as AllergenCode } from '../../domain/foods/allergens.ts'
import { allergensOfMenu, canBeWithout, fitOf } from '../../domain/menus/allergensOfMenu.ts'
import type { Presence } from '../../domain/menus/allergensOfMenu.ts'
import type { Food } from '../../domain/foods/food.ts'
import { builder } from '../graph/builder.ts'
import { canManage } from '../session/viewer.ts'
import { nullIfNotFound } from '../v2/errors.ts'
import { Menu } from '../menus/Menu.ts'
import { toMenuNode } from '../menus/toMenuNode.ts'
import { Allergen, Declaration, Diet } from './Allergen.ts'
import { Fit } from './Fit.ts'

const AllergenPresence = builder.enumType('AllergenPresence', {
  description: 'Of an allergen of a menu before anything is chosen.',
  values: {
    ALWAYS: { description: 'It is in the menu whatever is chosen.' },
    DEPENDS: { description: 'It is in some of the choices or extras.' },
    TRACES: { description: 'It may be in it in traces.' },
    NEVER: { description: 'It is in none of its food.' },
    UNKNOWN: { description: 'Some of its food is undeclared.' },
  },
})

const Possibility = builder.enumType('Possibility', {
  description: 'Whether something can be done.',
  values: {
    YES: { description: 'It can.' },
    NO: { description: 'It cannot.' },
    UNKNOWN: { description: 'It hangs on food of which nothing is declared.' },
  },
})

const MenuAllergen = builder.objectRef<{ allergen: AllergenCode; presence: Presence }>('MenuAllergen').implement({
  description: 'An allergen of a menu before anything is chosen.',
  fields: (t) => ({
    allergen: t.expose('allergen', { type: Allergen, description: 'Which.' }),
    presence: t.expose('presence', { type: AllergenPresence, description: 'Whether it is in the menu.' }),
  }),
})

interface MenuFoodData extends Food {
  isDish: boolean
}

const MenuFood = builder.objectRef<MenuFoodData>('MenuFood').implement({
  description: 'A food of a menu, with what is declared of it.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'That of the item or dish.' }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    isDish: t.exposeBoolean('isDish', {
      description: 'Whether it is one of the dishes that are in the menu without a choice; else it is an item.',
    }),
    declaration: t.expose('declaration', {
      type: Declaration,
      nullable: true,
      description:
        'What is declared of it. Null if it is not declared, or the menu does not have all its foods listed.',
    }),
  }),
})

builder.objectFields(Menu, (t) => ({
  dishUuid: t.exposeString('dishId', {
    nullable: true,
    description: 'Of an item: the dish that it is, whose declaration counts; null where it is none.',
  }),
  declaration: t.expose('declaration', {
    type: Declaration,
    nullable: true,
    description:
      'The declaration of an item. Null if it is not declared, or its menu does not have all its foods listed.',
  }),
  isDeclared: t.boolean({
    nullable: true,
    description:
      'Of an item: indicates whether its own allergens are declared, whatever its menu says; null for all but the office ' +
      'of its caterer and admins, and where the v2 service stores none.',
    complexity: { field: 5 },
    resolve: async ({ id, caterId }, _args, { v2, viewer }) => {
      if (!canManage(viewer, caterId)) return null
      const foods = await v2.foods.list(caterId).catch(nullIfNotFound)
      return foods?.some((food) => food.kind === 'item' && food.id === id && food.declaration.isComplete) ?? null
    },
  }),
  allFoodsListed: t.exposeBoolean('allFoodsListed', {
    nullable: true,
    description:
      'Indicates whether the caterer has confirmed that everything served in the menu is listed in it. Until then ' +
      'nothing in the menu counts as declared. Null for a group or an item, and where the v2 service does not store it.',
  }),
  foodsVersion: t.exposeInt('foodsVersion', {
    nullable: true,
    description:
      'The version of its list of foods, for that confirmation. Null for a group or an item, and where the v2 service does ' +
      'not store it.',
  }),
  foodsListedAt: t.expose('foodsListedAt', {
    type: 'DateTime',
    nullable: true,
    description:
      'The time of that confirmation, also of one that a later change of the foods has ended. Null if there was none, ' +
      'and for all but the office of the caterer and admins.',
  }),
  foodsListedBy: t.exposeString('foodsListedBy', {
    nullable: true,
    description: 'The name of the user who confirmed it. Null where it is not known, and as foodsListedAt.',
  }),
  foods: t.field({
    type: [MenuFood],
    description: 'Its dishes, and the items at whatever depth, with what is declared of each.',
    complexity: { field: 1, multiplier: 10 },
    resolve: (menu) => [...menu.dishFoods.map((food) => ({ ...food, isDish: true })), ...itemFoods(menu)],
  }),
  allergens: t.field({
    type: [MenuAllergen],
    description: 'The 14 allergens, and whether each is in it before anything is chosen.',
    complexity: { field: 1, multiplier: 3 },
    extensions: { work: 0.3 },
    resolve: (menu) => allergensOfMenu(toMenuNode(menu)),
  }),
  canBeWithout: t.field({
    type: Possibility,
    description: 'Whether it can be chosen without all of these allergens, and without traces of them.',
    args: { allergens: t.arg({ type: [Allergen], required: true, description: 'Which.' }) },
    extensions: { work: 0.3 },
    resolve: (menu, { allergens }) => canBeWithout(toMenuNode(menu), allergens),
  }),
  fit: t.field({
    type: Fit,
    description: 'How it meets a diet filter. Food that may contain an allergen is not free of it.',
    args: {
      without: t.arg({ type: [Allergen], required: true, description: 'Allergens that must not be in it.' }),
      diets: t.arg({ type: [Diet], required: true, description: 'Diets that all of it must fit.' }),
    },
    extensions: { work: 0.5 },
    resolve: (menu, dietFilter) => fitOf(toMenuNode(menu), dietFilter),
  }),
}))

const itemFoods = ({ children }: MenuData): MenuFoodData[] =>
  children.flatMap((child) => {
    if (child.type === 'group') return itemFoods(child)
    return [{ id: child.id, name: child.name, declaration: child.declaration, isDish: false }]
  })
