import type { ReactNode } from 'react'
import type { AwaitingOrders_orders$key } from '../../__generated__/AwaitingOrders_orders.graphql.ts'
import type { DaySentence_awaiting$key } from '../../__generated__/DaySentence_awaiting.graphql.ts'
import type { DaySentence_todays$key } from '../../__generated__/DaySentence_todays.graphql.ts'
import type { TodaysOrders_orders$key } from '../../__generated__/TodaysOrders_orders.graphql.ts'
import type { TodaysOrders_days$key } from '../../__generated__/TodaysOrders_days.graphql.ts'
import type { TradeComparison_before$key } from '../../__generated__/TradeComparison_before.graphql.ts'
import type { TradePlots_statistics$key } from '../../__generated__/TradePlots_statistics.graphql.ts'
import type { UnpaidOrders_orders$key } from '../../__generated__/UnpaidOrders_orders.graphql.ts'
import type { UnseenOrders_orders$key } from '../../__generated__/UnseenOrders_orders.graphql.ts'
import type { UpcomingDays_days$key } from '../../__generated__/UpcomingDays_days.graphql.ts'
import { FailedPart } from '../../errors/FailedPart.tsx'
import { AwaitingOrders } from './AwaitingOrders.tsx'
import styles from './DashboardParts.module.css'
import { DaySentence } from './DaySentence.tsx'
import { PrintTomorrow } from './PrintTomorrow.tsx'
import { TodaysOrders } from './TodaysOrders.tsx'
import { TradePlots } from './TradePlots.tsx'
import { UnpaidOrders } from './UnpaidOrders.tsx'
import { UnseenOrders } from './UnseenOrders.tsx'
import { UpcomingDays } from './UpcomingDays.tsx'

/** The parts of a dashboard. Each that failed to load says so by itself. */
export function DashboardParts(props: {
  title: string
  /** The select for the caterer, for admins. */
  choice: ReactNode
  /** The problems of coming days. */
  warning?: ReactNode
  awaiting: (AwaitingOrders_orders$key & DaySentence_awaiting$key) | null | undefined
  /** For admins only. */
  unseen: UnseenOrders_orders$key | null | undefined
  todays: (TodaysOrders_orders$key & DaySentence_todays$key) | null | undefined
  days: (TodaysOrders_days$key & UpcomingDays_days$key) | null | undefined
  unpaid: UnpaidOrders_orders$key | null | undefined
  statistics: TradePlots_statistics$key | null | undefined
  /** Of the period before; without it nothing is compared. */
  before: TradeComparison_before$key | null | undefined
  /** True for the caterer's own users, who answer the orders; admins only look on. */
  isOwn: boolean
}) {
  const { awaiting, unseen, todays, days, unpaid, statistics, isOwn } = props
  return (
    <>
      <header className={styles.header}>
        <div>
          <h1>{props.title}</h1>
          <DaySentence awaiting={awaiting} todays={todays} />
        </div>
        {props.choice}
        {isOwn && <PrintTomorrow />}
      </header>
      {props.warning}
      <div className={styles.dashboard}>
        <div className={styles.column}>
          {!isOwn && (unseen ? <UnseenOrders orders={unseen} /> : <FailedPart />)}
          {awaiting ? <AwaitingOrders orders={awaiting} isOwn={isOwn} /> : <FailedPart />}
          {unpaid ? <UnpaidOrders orders={unpaid} isOwn={isOwn} /> : <FailedPart />}
        </div>
        <div className={styles.column}>
          {todays ? <TodaysOrders orders={todays} days={days} isOwn={isOwn} /> : <FailedPart />}
          {days ? <UpcomingDays days={days} isOwn={isOwn} /> : <FailedPart />}
        </div>
      </div>
      {statistics ? <TradePlots statistics={statistics} before={props.before} /> : <FailedPart />}
    </>
  )
}
