import { graphql, useFragment } from 'react-relay/hooks'
import { formatTimestamp } from '../../../../domain/time/formats.ts'
import type { OthersCalendarFeeds_feeds$key } from '../../../__generated__/OthersCalendarFeeds_feeds.graphql.ts'
import { DeleteButton } from '../../form/DeleteButton.tsx'
import styles from './CalendarFeed.module.css'
import { useEndCalendarFeed } from './calendarFeedMutations.ts'

/** The time of a feed's last fetch in words: 'Sidst hentet 21-11-2026 14:30'. */
export const fetchedText = (fetchedAt: string | null | undefined): string =>
  fetchedAt == null ? 'Ikke hentet endnu' : `Sidst hentet ${formatTimestamp(fetchedAt)}`

/** The calendar feeds of the owner's colleagues, which it can end. */
export function OthersCalendarFeeds(props: { feeds: OthersCalendarFeeds_feeds$key }) {
  const feeds = useFragment(
    graphql`
      fragment OthersCalendarFeeds_feeds on CalendarFeed @relay(plural: true) {
        id
        userName
        fetchedAt
      }
    `,
    props.feeds,
  )
  const endFeed = useEndCalendarFeed()
  return (
    <>
      <h2>Kollegers kalendere</h2>
      <ul className={styles.feeds}>
        {feeds.map(({ id, userName, fetchedAt }) => (
          <li key={id}>
            <span>
              <b>{userName}</b>
              <small>{fetchedText(fetchedAt)}</small>
            </span>
            <DeleteButton
              verb="Afslut"
              variant="quiet"
              of={`kalenderen for ${userName}`}
              question={`Vil du afslutte kalenderen for ${userName}?`}
              consequence="Adressen virker ikke længere, og der kommer ikke flere leveringer i kalenderen."
              remove={() => endFeed(id)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
