import { graphql } from 'react-relay/hooks'
import type { useSwapCategoriesMutation } from '../../__generated__/useSwapCategoriesMutation.graphql.ts'
import { commitSerially } from '../../relay/commitSerially.ts'
import { useAction } from '../form/useAction.ts'

/** Swaps two categories in the order of their caterer: `[swap, error]`. Optimistic. */
export function useSwapCategories(caterId: string) {
  const { run, error } = useAction<useSwapCategoriesMutation>(
    graphql`
      mutation useSwapCategoriesMutation($input: SwapCategoriesInput!) {
        swapCategories(input: $input) {
          categories {
            ...CategoryRow_category
          }
        }
      }
    `,
    commitSerially,
  )
  const swap = (first: string, second: string, order: readonly string[]) =>
    run({
      variables: { input: { first, second } },
      optimisticUpdater: (store) => {
        const categories = order.flatMap((id) => store.get(id) ?? [])
        store.get(caterId)?.setLinkedRecords(categories, 'categories')
      },
    })
  return [swap, error] as const
}
