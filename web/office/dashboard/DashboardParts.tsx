import type { ReactNode } from 'react'
import type { AwaitingOrders_orders$key } from '../../__generated__/AwaitingOrders_orders.graphql.ts'
import type { TodaysOrders_orders$key } from '../../__generated__/TodaysOrders_orders.graphql.ts'
import type { TradePlots_statistics$key } from '../../__generated__/TradePlots_statistics.graphql.ts'
import type { UnpaidOrders_orders$key } from '../../__generated__/UnpaidOrders_orders.graphql.ts'
import type { UnseenOrders_orders$key } from '../../__generated__/UnseenOrders_orders.graphql.ts'
import type { UpcomingDays_orders$key } from '../../__generated__/UpcomingDays_orders.graphql.ts'
import { FailedPart } from '../parts/FailedPart.tsx'
import { AwaitingOrders } from './AwaitingOrders.tsx'
import styles from './DashboardParts.module.css'
import { TodaysOrders } from './TodaysOrders.tsx'
import { TradePlots } from './TradePlots.tsx'
import { UnpaidOrders } from './UnpaidOrders.tsx'
import { UnseenOrders } from './UnseenOrders.tsx'
import { UpcomingDays } from './UpcomingDays.tsx'

/** The parts of a dashboard, each by itself: one that could not be loaded says so. */
export function DashboardParts(props: {
  title: string
  /** Whose dashboard it is, where that can be chosen. */
  choice: ReactNode
  awaiting: (AwaitingOrders_orders$key & UnseenOrders_orders$key) | null | undefined
  todays: TodaysOrders_orders$key | null | undefined
  upcoming: UpcomingDays_orders$key | null | undefined
  unpaid: UnpaidOrders_orders$key | null | undefined
  statistics: TradePlots_statistics$key | null | undefined
  /** Whether the viewer answers these orders: admins only look on. */
  isOwn: boolean
}) {
  const { awaiting, todays, upcoming, unpaid, statistics, isOwn } = props
  return (
    <>
      <header className={styles.head}>
        <h1>{props.title}</h1>
        {props.choice}
      </header>
      <div className={styles.dashboard}>
        <div className={styles.column}>
          {!isOwn && awaiting && <UnseenOrders orders={awaiting} />}
          {awaiting ? <AwaitingOrders orders={awaiting} isOwn={isOwn} /> : <FailedPart />}
          {unpaid ? <UnpaidOrders orders={unpaid} isOwn={isOwn} /> : <FailedPart />}
        </div>
        <div className={styles.column}>
          {todays ? <TodaysOrders orders={todays} isOwn={isOwn} /> : <FailedPart />}
          {upcoming ? <UpcomingDays orders={upcoming} /> : <FailedPart />}
        </div>
      </div>
      {statistics ? <TradePlots statistics={statistics} /> : <FailedPart />}
    </>
  )
}
