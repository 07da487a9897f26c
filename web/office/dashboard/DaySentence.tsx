import { use } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatOrders } from '../../../domain/texts/counts.ts'
import { isoWeekday, WEEKDAYS } from '../../../domain/time/danishTime.ts'
import { formatDate } from '../../../domain/time/formats.ts'
import type { DaySentence_awaiting$key } from '../../__generated__/DaySentence_awaiting.graphql.ts'
import type { DaySentence_todays$key } from '../../__generated__/DaySentence_todays.graphql.ts'
import { DashboardDatesContext } from './DashboardDatesContext.ts'
import styles from './DashboardParts.module.css'

/** 'Torsdag 19-11-2026. 4 ordrer venter på svar, 3 leveringer i dag.' A part that failed is left out. */
export function DaySentence(props: {
  awaiting: DaySentence_awaiting$key | null | undefined
  todays: DaySentence_todays$key | null | undefined
}) {
  const awaiting = useFragment(
    graphql`
      fragment DaySentence_awaiting on OrderConnection {
        totalCount
        edges {
          node {
            status
          }
        }
      }
    `,
    props.awaiting ?? null,
  )
  const todays = useFragment(
    graphql`
      fragment DaySentence_todays on OrderConnection {
        edges {
          node {
            status
          }
        }
        pageInfo {
          hasNextPage
        }
      }
    `,
    props.todays ?? null,
  )
  const { today } = use(DashboardDatesContext)
  const answered = awaiting?.edges.filter(({ node }) => node.status !== 'AWAITING_APPROVAL').length ?? 0
  const waiting = awaiting && (awaiting.totalCount ?? awaiting.edges.length) - answered
  const deliveries = todays?.edges.filter(({ node }) => node.status === 'ACCEPTED' || node.status === 'PAID').length
  const parts = [
    waiting != null && (waiting === 0 ? 'Ingen ordrer venter på svar' : `${formatOrders(waiting)} venter på svar`),
    deliveries !== undefined && formatDeliveries(deliveries, todays?.pageInfo.hasNextPage ?? false),
  ].filter(Boolean)
  return (
    <p className={styles.sentence}>
      <span className={styles.weekday}>{WEEKDAYS[isoWeekday(today) - 1]}</span>
      <span>{` ${formatDate(today)}.${parts.length > 0 ? ` ${parts.join(', ')}.` : ''}`}</span>
    </p>
  )
}

function formatDeliveries(count: number, hasMore: boolean): string {
  if (count === 0) return 'ingen leveringer i dag'
  return `${hasMore ? 'over ' : ''}${count} ${count === 1 ? 'levering' : 'leveringer'} i dag`
}
