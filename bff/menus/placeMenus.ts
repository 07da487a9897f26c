import type { Menu as MenuData } from '../../contract/menus.ts'
import { builder } from '../graph/builder.ts'
import { catalogueId } from '../graph/ids.ts'
import { outcomes } from '../graph/mutationErrors.ts'
import { ValidationFailed } from '../v2/outcomes.ts'
import { Menu } from './Menu.ts'
import { MENU_ID } from './menuInputs.ts'

const ReorderMenusInput = builder.inputType('ReorderMenusInput', {
  description: 'Menus of a caterer, or children of one menu or group, in their new order.',
  fields: (t) => ({
    caterNumber: t.int({ required: true, description: "The caterer's number." }),
    categoryId: t.id({
      description: 'Global id of the category in which the menus get their places; null places them among all.',
    }),
    menuIds: t.idList({
      required: true,
      description: 'Global ids in order: the whole list, saved whole or not at all.',
    }),
  }),
})

const SetMenuCategoriesInput = builder.inputType('SetMenuCategoriesInput', {
  description: 'Which categories a menu stands in.',
  fields: (t) => ({
    id: t.id({ required: true, description: MENU_ID }),
    categoryIds: t.idList({ required: true, description: 'Global ids of all of them; empty is none.' }),
  }),
})

const SetMenuDishesInput = builder.inputType('SetMenuDishesInput', {
  description: 'Which dishes are in a menu.',
  fields: (t) => ({
    id: t.id({ required: true, description: MENU_ID }),
    dishIds: t.idList({ required: true, description: 'Global ids of all of them; empty is none.' }),
  }),
})

const ReorderedMenus = builder.objectRef<{ menus: MenuData[] }>('ReorderedMenus').implement({
  description: 'Menus, or children, that have new places.',
  fields: (t) => ({ menus: t.expose('menus', { type: [Menu], description: 'With the order that they have now.' }) }),
})

builder.mutationField('reorderMenus', (t) =>
  t.field({
    type: ReorderedMenus,
    description: 'Places menus, or children of one.',
    authScopes: { office: true },
    errors: outcomes('ReorderMenusResult', [ValidationFailed]),
    args: { input: t.arg({ type: ReorderMenusInput, required: true, description: 'Which, in order.' }) },
    resolve: async (_root, { input: { caterNumber, categoryId, menuIds } }, { v2 }) => {
      const ids = menuIds.map((id) => catalogueId('Menu', id).id)
      const category = categoryId == null ? undefined : catalogueId('Category', categoryId).id
      return { menus: await v2.menus.reorder(caterNumber, ids, category) }
    },
  }),
)

builder.mutationField('setMenuCategories', (t) =>
  t.field({
    type: Menu,
    description: 'Saves which categories a menu stands in. It keeps its places, and comes last in new ones.',
    authScopes: { office: true },
    errors: outcomes('SetMenuCategoriesResult', [ValidationFailed]),
    args: { input: t.arg({ type: SetMenuCategoriesInput, required: true, description: 'Which, and where.' }) },
    resolve: (_root, { input: { id, categoryIds } }, { v2 }) => {
      const categories = categoryIds.map((category) => catalogueId('Category', category).id)
      return v2.menus.setCategories(catalogueId('Menu', id), categories)
    },
  }),
)

builder.mutationField('setMenuDishes', (t) =>
  t.field({
    type: Menu,
    description: 'Saves which dishes are in a menu.',
    authScopes: { office: true },
    errors: outcomes('SetMenuDishesResult', [ValidationFailed]),
    args: { input: t.arg({ type: SetMenuDishesInput, required: true, description: 'Which, and what.' }) },
    resolve: (_root, { input: { id, dishIds } }, { v2 }) => {
      const dishes = dishIds.map((dish) => catalogueId('Dish', dish).id)
      return v2.menus.setDishes(catalogueId('Menu', id), dishes)
    },
  }),
)
