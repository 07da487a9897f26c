import { Cater } from '../caters/Cater.ts'
import { builder } from '../graph/builder.ts'
import { CATALOGUE_ID, findInCatalogue } from '../graph/findInCatalogue.ts'
import { nullIfNotFound } from '../v2/errors.ts'
import { Dish } from './Dish.ts'

builder.objectFields(Cater, (t) => ({
  dishes: t.field({
    type: [Dish],
    nullable: true,
    description: 'What it cooks, by name; null for all but its own people and admins.',
    complexity: { field: 1, multiplier: 20 },
    resolve: ({ id }, _args, { v2 }) => v2.dishes.list(id).catch(nullIfNotFound),
  }),
  dish: t.field({
    type: Dish,
    nullable: true,
    description: 'One of its dishes; null where it has none such, and for all but its own people and admins.',
    args: { id: t.arg.id({ required: true, description: CATALOGUE_ID }) },
    resolve: ({ id: cater }, { id }, { v2 }) => findInCatalogue('Dish', cater, id, v2.dishes.list),
  }),
}))
