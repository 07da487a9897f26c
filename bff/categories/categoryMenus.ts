import { builder } from '../graph/builder.ts'
import { catalogueId } from '../graph/ids.ts'
import { outcomes } from '../graph/mutationErrors.ts'
import { renamedIssues } from '../graph/renamedIssues.ts'
import { NotFound } from '../v2/errors.ts'
import { ValidationFailed } from '../v2/outcomes.ts'
import { Category } from './Category.ts'

const AddMenusToCategoryInput = builder.inputType('AddMenusToCategoryInput', {
  description: 'Menus that join a category.',
  fields: (t) => ({
    id: t.id({ required: true, description: "The category's global id." }),
    menuIds: t.idList({ required: true, description: 'Global ids of menus of the same caterer.' }),
  }),
})

const RemoveMenuFromCategoryInput = builder.inputType('RemoveMenuFromCategoryInput', {
  description: 'A menu that leaves a category.',
  fields: (t) => ({
    id: t.id({ required: true, description: "The category's global id." }),
    menuId: t.id({ required: true, description: "The menu's global id." }),
  }),
})

builder.mutationField('addMenusToCategory', (t) =>
  t.field({
    type: Category,
    description: 'Puts menus into a category, behind those that are there.',
    authScopes: { office: true },
    errors: outcomes('AddMenusToCategoryResult', [ValidationFailed]),
    args: { input: t.arg({ type: AddMenusToCategoryInput, required: true, description: 'Which, and where.' }) },
    resolve: (_root, { input: { id, menuIds } }, { v2 }) => {
      const category = catalogueId('Category', id)
      const menus = menuIds.map((menuId) => menuOf(category.caterId, menuId))
      return v2.categories
        .addMenus(category, menus)
        .catch(renamedIssues((path) => path.replace(/^menus(?=\.|$)/, 'menuIds')))
    },
  }),
)

builder.mutationField('removeMenuFromCategory', (t) =>
  t.field({
    type: Category,
    description: 'Takes a menu out of a category. The menu stays.',
    authScopes: { office: true },
    args: { input: t.arg({ type: RemoveMenuFromCategoryInput, required: true, description: 'Which, and whence.' }) },
    resolve: (_root, { input: { id, menuId } }, { v2 }) => {
      const category = catalogueId('Category', id)
      return v2.categories.removeMenu(category, menuOf(category.caterId, menuId))
    },
  }),
)

function menuOf(caterId: number, menuId: string): string {
  const menu = catalogueId('Menu', menuId)
  if (menu.caterId !== caterId) throw new NotFound()
  return menu.id
}
