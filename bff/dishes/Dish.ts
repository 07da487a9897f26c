import type { Dish as DishData } from '../../contract/dishes.ts'
import { loadableNode } from '../graph/loadableNode.ts'
import { catalogueKey, loadFromCatalogue } from '../graph/catalogueKey.ts'
import { versionOf } from '../v2/versions.ts'

export const Dish = loadableNode<DishData>('Dish', {
  key: catalogueKey,
  load: (keys, { v2 }) => loadFromCatalogue(keys, (caterId) => v2.dishes.list(caterId)),
})

Dish.implement({
  description: 'What a caterer cooks, for its own people and admins. Menus name the dishes that are in them.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: "The v2 service's id." }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    version: t.string({ description: 'What its state is called, for updateDish.', resolve: versionOf }),
  }),
})
