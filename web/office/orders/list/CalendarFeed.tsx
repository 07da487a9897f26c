import { Collapsible } from '@base-ui/react/collapsible'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatTimestamp } from '../../../../domain/time/formats.ts'
import type { CalendarFeed_cater$key } from '../../../__generated__/CalendarFeed_cater.graphql.ts'
import { FailedPart } from '../../../errors/FailedPart.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { DeleteButton } from '../../form/DeleteButton.tsx'
import { CalendarAddress } from './CalendarAddress.tsx'
import styles from './CalendarFeed.module.css'
import { useEndCalendarFeed } from './calendarFeedMutations.ts'
import { fetchedText, OthersCalendarFeeds } from './OthersCalendarFeeds.tsx'
import { RenewCalendarButton } from './RenewCalendarButton.tsx'

/** 'Kalenderfeed': the user's own calendar of the deliveries, to make, replace or end, and for an owner those of others. */
export function CalendarFeed(props: { cater: CalendarFeed_cater$key }) {
  const { calendarFeeds } = useFragment(
    graphql`
      fragment CalendarFeed_cater on Cater {
        calendarFeeds {
          id
          isOwn
          createdAt
          fetchedAt
          sharedUntil
          ...OthersCalendarFeeds_feeds
        }
      }
    `,
    props.cater,
  )
  const [newPath, setNewPath] = useState<string | null>(null)
  const endFeed = useEndCalendarFeed()
  const own = calendarFeeds?.find(({ isOwn }) => isOwn)
  const others = calendarFeeds?.filter(({ isOwn }) => !isOwn) ?? []
  return (
    <Collapsible.Root className={styles.feed}>
      <Collapsible.Trigger render={<Button />}>
        <Icon name="calendar" />
        Kalenderfeed
      </Collapsible.Trigger>
      <Collapsible.Panel className={styles.panel}>
        <p>
          Få leveringerne i din egen kalender, for eksempel Google Kalender eller Outlook, med kundens navn og telefon.
          En adresse, du laver her, er din alene. Den virker, til du skifter adgangskode eller ikke længere har adgang.
        </p>
        {calendarFeeds ? (
          <>
            {own && newPath !== null && <CalendarAddress path={newPath} />}
            {own && newPath === null && (
              <p>
                {`${
                  own.sharedUntil == null
                    ? `Din adresse er fra ${formatTimestamp(own.createdAt)}. `
                    : `Adressen er den, alle hos jer har haft, også dem, der er rejst. Den virker til ${formatTimestamp(own.sharedUntil)}. Lav en ny adresse i stedet. `
                }${fetchedText(own.fetchedAt)}.`}
              </p>
            )}
            <div className={styles.actions}>
              <RenewCalendarButton hasAddress={own !== undefined} onRenewed={setNewPath} />
              {own && (
                <DeleteButton
                  of="kalenderens adresse"
                  variant="quiet"
                  question="Vil du slette kalenderens adresse?"
                  consequence="Der kommer ikke flere leveringer i de kalendere, der bruger den."
                  remove={() => endFeed(own.id)}
                />
              )}
            </div>
            {others.length > 0 && <OthersCalendarFeeds feeds={others} />}
          </>
        ) : (
          <FailedPart />
        )}
      </Collapsible.Panel>
    </Collapsible.Root>
  )
}
