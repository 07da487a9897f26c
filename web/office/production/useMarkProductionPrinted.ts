import { graphql, useMutation } from 'react-relay/hooks'
import type { ProductionChange } from '../../../domain/kitchen/productionChanges.ts'
import type { useMarkProductionPrintedMutation } from '../../__generated__/useMarkProductionPrintedMutation.graphql.ts'

/**
 * Returns a function that marks a day as printed as it is now. It resolves with the changes since the print before, and
 * rejects where marking fails.
 */
export function useMarkProductionPrinted() {
  const [commit] = useMutation<useMarkProductionPrintedMutation>(graphql`
    mutation useMarkProductionPrintedMutation($input: MarkProductionPrintedInput!) {
      markProductionPrinted(input: $input) {
        __typename
        ... on ProductionDay {
          changes {
            name
            before
            after
          }
        }
      }
    }
  `)
  return (date: string) =>
    new Promise<readonly ProductionChange[]>((resolve, reject) => {
      commit({
        variables: { input: { date } },
        onCompleted: ({ markProductionPrinted: marked }) =>
          marked.__typename === 'ProductionDay' ? resolve(marked.changes) : reject(new Error(marked.__typename)),
        onError: reject,
      })
    })
}
