import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { MenuDeadlineQuery } from '../../__generated__/MenuDeadlineQuery.graphql.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './OfferingNote.module.css'

const query = graphql`
  query MenuDeadlineQuery($number: Int!, $input: CanDeliverInput!) {
    cater(number: $number) {
      canDeliver(input: $input) {
        day {
          reasons {
            code
            message
            line
          }
        }
      }
    }
  }
`

/** AVA-9: says on a menu's card that its own deadline for the date is over; nothing where it is not, or is not known. */
export function MenuDeadline(props: {
  caterId: number
  menuId: string
  /** The menus beside it that have a deadline, itself included: the cards have the same question, which is sent once. */
  menuIds: readonly string[]
  date: string
  zipCode: string | null
}) {
  const { caterId, menuId, menuIds, date, zipCode } = props
  const line = menuIds.indexOf(menuId)
  // A text, since the list is a new one at each render
  const menuUuids = menuIds.join()
  const environment = useRelayEnvironment()
  const [answer, setAnswer] = useState<{ date: string; message: string | null } | null>(null)
  useEffect(() => {
    const input = { date, zipCode, lines: menuUuids.split(',').map((menuUuid) => ({ menuUuid, covers: 1 })) }
    const subscription = fetchQuery<MenuDeadlineQuery>(environment, query, { number: caterId, input }).subscribe({
      next: ({ cater }) => {
        const reason = cater?.canDeliver?.day.reasons.find(({ code, line: at }) => code === 'LEAD_TIME' && at === line)
        setAnswer({ date, message: reason?.message ?? null })
      },
    })
    return () => subscription.unsubscribe()
  }, [environment, caterId, menuUuids, line, date, zipCode])
  if (answer?.date !== date || answer.message === null) return null
  return (
    <p className={styles.note}>
      <Icon name="clock" />
      <span>{answer.message}</span>
    </p>
  )
}
