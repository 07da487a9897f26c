import { builder } from '../graph/builder.ts'
import { catalogueId } from '../graph/ids.ts'
import { outcomes } from '../graph/mutationErrors.ts'
import { ValidationFailed } from '../v2/outcomes.ts'
import { Menu } from './Menu.ts'
import { MenuType } from './MenuType.ts'

const MoveMenuChildInput = builder.inputType('MoveMenuChildInput', {
  description: 'A new place for a group or an item of a menu.',
  fields: (t) => ({
    menuId: t.id({ required: true, description: 'Global id of the menu that it is in, at any depth.' }),
    id: t.id({ required: true, description: 'Global id of the group or item.' }),
    parentId: t.id({ required: true, description: 'Global id of the menu itself, or of a group of it.' }),
    beforeId: t.id({ description: 'Global id of what it comes before in its new parent; null puts it last.' }),
    type: t.field({ type: MenuType, description: 'What it is there, never a whole menu; null leaves it.' }),
  }),
})

builder.mutationField('moveMenuChild', (t) =>
  t.field({
    type: Menu,
    description: 'Moves a group or an item to another place of its menu, into a group or out of one. Answers the menu.',
    authScopes: { office: true },
    errors: outcomes('MoveMenuChildResult', [ValidationFailed]),
    args: { input: t.arg({ type: MoveMenuChildInput, required: true, description: 'Which, and where.' }) },
    resolve: (_root, { input: { menuId, id, parentId, beforeId, type } }, { v2 }) =>
      v2.menus.moveChild(catalogueId('Menu', menuId), {
        id: catalogueId('Menu', id).id,
        parentId: catalogueId('Menu', parentId).id,
        ...(beforeId != null && { beforeId: catalogueId('Menu', beforeId).id }),
        ...(type && { type }),
      }),
  }),
)
