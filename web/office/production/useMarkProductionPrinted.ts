import { graphql, useMutation } from 'react-relay/hooks'
import type { ProductionChange } from '../../../domain/productionChanges.ts'
import type { useMarkProductionPrintedMutation } from '../../__generated__/useMarkProductionPrintedMutation.graphql.ts'

/**
 * Notes that a day was printed as it is now, and answers what had changed by then since the print before. Rejects where
 * it could not be noted.
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
