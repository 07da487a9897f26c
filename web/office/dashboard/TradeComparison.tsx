import { use } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { toOere } from '../../../domain/money/money.ts'
import { formatBefore, formatChange } from './tradeComparison.ts'
import type { TradeComparison_before$key } from '../../__generated__/TradeComparison_before.graphql.ts'
import { DashboardDatesContext } from './DashboardDatesContext.ts'

/** A figure of a period beside that of the period before: of its turnover the change, of its orders their number. */
export function TradeComparison(props: {
  before: TradeComparison_before$key
  figure: 'turnover' | 'orders'
  /** The turnover of the period in øre. */
  now: number
}) {
  const { weeks } = useFragment(
    graphql`
      fragment TradeComparison_before on Statistics {
        weeks {
          orders
          turnover
        }
      }
    `,
    props.before,
  )
  const period = use(DashboardDatesContext)
  if (props.figure === 'orders') {
    return (
      <small>
        {formatBefore(
          weeks.reduce((sum, { orders }) => sum + orders, 0),
          period,
        )}
      </small>
    )
  }
  const turnover = weeks.reduce((sum, week) => sum + toOere(week.turnover), 0)
  const change = formatChange(props.now, turnover, period)
  return change && <small>{change}</small>
}
