import { Cater } from '../caters/Cater.ts'
import { builder } from '../graph/builder.ts'
import { Category } from './Category.ts'

builder.objectField(Category, 'cater', (t) =>
  t.field({
    type: Cater,
    description: 'Whose it is.',
    resolve: ({ caterId }, _args, context) => Cater.load(String(caterId), context),
  }),
)
