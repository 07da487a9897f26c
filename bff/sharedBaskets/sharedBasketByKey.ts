import { builder } from '../graph/builder.ts'
import { nullIfNotFound } from '../v2/errors.ts'
import { SharedBasket } from './SharedBasket.ts'

builder.queryField('sharedBasket', (t) =>
  t.field({
    type: SharedBasket,
    nullable: true,
    description:
      'A basket that was shared, for whoever has its key; null where there is none. It is then stored for 30 more days.',
    args: { key: t.arg.string({ required: true, description: 'The key in its address.' }) },
    extensions: { work: 3 },
    resolve: (_root, { key }, { v2 }) => v2.sharedBaskets.open(key).catch(nullIfNotFound),
  }),
)
