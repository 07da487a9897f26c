import { allergensOfFoods } from '../../domain/foods/allergensOfFoods.ts'
import { foodsOfChoice } from '../../domain/menus/foodsOfMenu.ts'
import { builder } from '../graph/builder.ts'
import { catalogueId } from '../graph/ids.ts'
import { catalogueKey } from '../graph/catalogueKey.ts'
import { Menu } from '../menus/Menu.ts'
import { toMenuNode } from '../menus/toMenuNode.ts'
import { PlacedItemInput } from '../menus/PlacedItemInput.ts'
import { nullIfNotFound } from '../v2/errors.ts'
import { FoodAllergens } from './Allergen.ts'

builder.queryField('allergensOfChoice', (t) =>
  t.field({
    type: FoodAllergens,
    nullable: true,
    description: 'What is in a menu as it is chosen; null where the menu is not found.',
    args: {
      menuId: t.arg.id({ required: true, description: "The menu's global id." }),
      items: t.arg({ type: [PlacedItemInput], required: true, description: 'What is chosen in it.' }),
    },
    complexity: { field: 5, multiplier: 1 },
    resolve: async (_root, { menuId, items }, context) => {
      try {
        const menu = toMenuNode(await Menu.load(catalogueKey(catalogueId('Menu', menuId)), context))
        const chosen = items.map(({ uuid, groupUuid, amount }) => ({ id: uuid, groupId: groupUuid ?? null, amount }))
        return allergensOfFoods(foodsOfChoice(menu, chosen))
      } catch (error) {
        return nullIfNotFound(error)
      }
    },
  }),
)
