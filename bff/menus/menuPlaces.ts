import { Category } from '../categories/Category.ts'
import { Dish } from '../dishes/Dish.ts'
import { builder } from '../graph/builder.ts'
import { sortByOrder } from '../graph/sortByOrder.ts'
import { nullIfNotFound } from '../v2/errors.ts'
import { Menu } from './Menu.ts'

builder.objectField(Menu, 'categories', (t) =>
  t.field({
    type: [Category],
    nullable: true,
    description: 'The categories that it stands in, in order; null where the caterer is closed.',
    complexity: { field: 1, multiplier: 2 },
    resolve: async ({ caterId, categories }, _args, { v2 }) => {
      if (categories.length === 0) return []
      const all = await v2.categories.list(caterId).catch(nullIfNotFound)
      return all && all.filter((category) => categories.some(({ id }) => id === category.id))
    },
  }),
)

builder.objectField(Category, 'menus', (t) =>
  t.field({
    type: [Menu],
    nullable: true,
    description: 'Its menus, in the order of this category; null where the caterer is closed.',
    complexity: { field: 1, multiplier: 5 },
    resolve: ({ caterId, products }, _args, { v2 }) =>
      v2.menus.list(caterId).then((menus) => {
        const known = new Map(menus.map((menu) => [menu.id, menu]))
        // The two lists are read separately: a menu that is in one only has just been added or deleted
        return sortByOrder(products).flatMap(({ id }) => known.get(id) ?? [])
      }, nullIfNotFound),
  }),
)

builder.objectField(Menu, 'dishes', (t) =>
  t.field({
    type: [Dish],
    nullable: true,
    description: "The dishes that are in it, by name; null for all but the caterer's own people and admins.",
    complexity: { field: 1, multiplier: 5 },
    resolve: async ({ caterId, dishes }, _args, { v2 }) => {
      const all = await v2.dishes.list(caterId).catch(nullIfNotFound)
      return all && all.filter(({ id }) => dishes.includes(id))
    },
  }),
)
