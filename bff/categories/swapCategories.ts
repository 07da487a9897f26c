import type { Category as CategoryData } from '../../contract/categories.ts'
import { Cater } from '../caters/Cater.ts'
import { builder } from '../graph/builder.ts'
import { catalogueId } from '../graph/ids.ts'
import { NotFound } from '../v2/errors.ts'
import type { NewPlace } from '../v2/compat/placeOneByOne.ts'

const SwapCategoriesInput = builder.inputType('SwapCategoriesInput', {
  description: 'Two categories of a caterer.',
  fields: (t) => ({
    first: t.id({ required: true, description: "One category's global id." }),
    second: t.id({ required: true, description: "The other's global id." }),
  }),
})

builder.mutationField('swapCategories', (t) =>
  t.field({
    type: Cater,
    description: 'Two categories change places. Answers the caterer, whose categories stand in the new order.',
    authScopes: { office: true },
    args: { input: t.arg({ type: SwapCategoriesInput, required: true, description: 'Which.' }) },
    resolve: async (_root, { input }, context) => {
      const { v2 } = context
      const { caterId, id } = catalogueId('Category', input.first)
      const secondCategory = catalogueId('Category', input.second)
      if (secondCategory.caterId !== caterId) throw new NotFound()
      await v2.categories.reorder(caterId, swapped(await v2.categories.listFresh(caterId), id, secondCategory.id))
      return Cater.load(String(caterId), context)
    },
  }),
)

/** The places that a swap changes. Where both have the same place, all categories are renumbered. */
function swapped(categories: readonly CategoryData[], first: string, second: string): NewPlace[] {
  const firstCategory = categories.find(({ id }) => id === first)
  const secondCategory = categories.find(({ id }) => id === second)
  if (!firstCategory || !secondCategory) throw new NotFound()
  if (firstCategory.order !== secondCategory.order)
    return [
      { id: firstCategory.id, order: secondCategory.order, before: firstCategory.order },
      { id: secondCategory.id, order: firstCategory.order, before: secondCategory.order },
    ]
  const after = categories.map((category) =>
    category === firstCategory ? secondCategory : category === secondCategory ? firstCategory : category,
  )
  return after.map(({ id, order }, place) => ({ id, order: place, before: order }))
}
