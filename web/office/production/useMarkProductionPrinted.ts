import { graphql, useMutation } from 'react-relay/hooks'
import type { useMarkProductionPrintedMutation } from '../../__generated__/useMarkProductionPrintedMutation.graphql.ts'

/** Notes that a day was printed as it is now: `[markPrinted, isMarking]`. Rejects where it could not be noted. */
export function useMarkProductionPrinted() {
  const [commit, isMarking] = useMutation<useMarkProductionPrintedMutation>(graphql`
    mutation useMarkProductionPrintedMutation($input: MarkProductionPrintedInput!) {
      markProductionPrinted(input: $input) {
        __typename
      }
    }
  `)
  const markPrinted = (date: string) =>
    new Promise<void>((resolve, reject) => {
      commit({
        variables: { input: { date } },
        onCompleted: ({ markProductionPrinted: { __typename: marked } }) =>
          marked === 'ProductionDay' ? resolve() : reject(new Error(marked)),
        onError: reject,
      })
    })
  return [markPrinted, isMarking] as const
}
