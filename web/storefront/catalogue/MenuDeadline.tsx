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
  /** The menus beside it that have a deadline, itself included: the cards ask the same question, which is sent once. */
  asked: readonly string[]
  date: string
  zipCode: string | null
}) {
  const { caterId, menuId, asked, date, zipCode } = props
  const line = asked.indexOf(menuId)
  // A text, since the list is a new one at each render
  const menuUuids = asked.join()
  const environment = useRelayEnvironment()
  const [told, setTold] = useState<{ date: string; message: string | null } | null>(null)
  useEffect(() => {
    const input = { date, zipCode, lines: menuUuids.split(',').map((menuUuid) => ({ menuUuid, covers: 1 })) }
    const asking = fetchQuery<MenuDeadlineQuery>(environment, query, { number: caterId, input }).subscribe({
      next: ({ cater }) => {
        const reason = cater?.canDeliver?.day.reasons.find(({ code, line: at }) => code === 'LEAD_TIME' && at === line)
        setTold({ date, message: reason?.message ?? null })
      },
    })
    return () => asking.unsubscribe()
  }, [environment, caterId, menuUuids, line, date, zipCode])
  if (told?.date !== date || told.message === null) return null
  return (
    <p className={styles.note}>
      <Icon name="clock" />
      {told.message}
    </p>
  )
}
