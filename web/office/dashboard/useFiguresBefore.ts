import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { PreloadedQuery } from 'react-relay/hooks'
import type { useFiguresBeforeQuery } from '../../__generated__/useFiguresBeforeQuery.graphql.ts'

/** The figures of the period before, of one caterer or of all: with the dashboard's own they would cost too much. */
export const figuresBeforeQuery = graphql`
  query useFiguresBeforeQuery($number: Int!, $from: Date!, $to: Date!, $ofAll: Boolean!) {
    cater(number: $number) @skip(if: $ofAll) {
      statistics(from: $from, to: $to) {
        ...TradeComparison_before
      }
    }
    statistics(from: $from, to: $to) @include(if: $ofAll) {
      ...TradeComparison_before
    }
  }
`

/** The statistics of the period before; null where the viewer may not know them. */
export function useFiguresBefore(queryRef: PreloadedQuery<useFiguresBeforeQuery>) {
  const { cater, statistics } = usePreloadedQuery<useFiguresBeforeQuery>(figuresBeforeQuery, queryRef)
  return cater?.statistics ?? statistics
}
