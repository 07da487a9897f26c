import type { PublicCater } from '../../contract/caters.ts'
import { builder } from '../graph/builder.ts'
import type { Context } from '../graph/context.ts'
import { nullWhereNone } from '../v2/errors.ts'
import { Cater, labelOf } from './Cater.ts'

builder.queryField('caters', (t) =>
  t.field({
    type: [Cater],
    description: "The active caterers that have a storefront, in the marketplace's order.",
    complexity: { field: 1, multiplier: 20 },
    resolve: (_root, _args, context) => activeCaters(context),
  }),
)

async function activeCaters({ v2, labels }: Context): Promise<PublicCater[]> {
  const [caters, pages] = await Promise.all([v2.caters.active(), v2.pages.all().catch(nullWhereNone)])
  // A service that does not list its pages cannot tell who has a storefront.
  if (pages === null) return caters
  return caters.filter(({ id, active }) => {
    const label = labelOf(id, pages)
    if (label !== null) labels.set(id, label)
    return active && label !== null
  })
}
