import { Cater } from '../caters/Cater.ts'
import { builder } from '../graph/builder.ts'
import { CATALOGUE_ID, findInCatalogue } from '../graph/findInCatalogue.ts'
import { nullIfNotFound } from '../v2/errors.ts'
import { Category } from './Category.ts'

builder.objectFields(Cater, (t) => ({
  categories: t.field({
    type: [Category],
    nullable: true,
    description: 'In order; null where the caterer is closed.',
    complexity: { field: 1, multiplier: 5 },
    resolve: ({ id }, _args, { v2 }) => v2.categories.list(id).catch(nullIfNotFound),
  }),
  category: t.field({
    type: Category,
    nullable: true,
    description: 'One of its categories; null where it has none such, or is closed.',
    args: { id: t.arg.id({ required: true, description: CATALOGUE_ID }) },
    resolve: ({ id: cater }, { id }, { v2 }) => findInCatalogue('Category', cater, id, v2.categories.list),
  }),
}))

builder.objectField(Category, 'cater', (t) =>
  t.field({
    type: Cater,
    description: 'Whose it is.',
    resolve: ({ caterId }, _args, context) => Cater.load(String(caterId), context),
  }),
)
