import { Collapsible } from '@base-ui/react/collapsible'
import { useRef } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CalendarFeed_cater$key } from '../../../__generated__/CalendarFeed_cater.graphql.ts'
import { FailedPart } from '../../parts/FailedPart.tsx'
import { OfficeButton } from '../../../ui/OfficeButton.tsx'
import { OfficeField } from '../../../ui/OfficeField.tsx'
import { OfficeIcon } from '../../../ui/OfficeIcon.tsx'
import { useOfficeToast } from '../../../ui/Toasts.tsx'
import styles from './CalendarFeed.module.css'
import { RenewCalendarButton } from './RenewCalendarButton.tsx'

/** 'Kalender': the secret address of the caterer's deliveries, to be copied into a calendar, or renewed. */
export function CalendarFeed(props: { cater: CalendarFeed_cater$key }) {
  const cater = useFragment(
    graphql`
      fragment CalendarFeed_cater on Cater {
        calendarPath
        ...RenewCalendarButton_cater
      }
    `,
    props.cater,
  )
  const { calendarPath } = cater
  return (
    <Collapsible.Root className={styles.feed}>
      <Collapsible.Trigger render={<OfficeButton />}>
        <OfficeIcon name="calendar" />
        Kalender
      </Collapsible.Trigger>
      <Collapsible.Panel className={styles.panel}>
        <p>
          Indsæt adressen i jeres kalender, for eksempel Google Kalender eller Outlook: så står alle leveringer der. Del
          den kun med dem, der må se leveringerne.
        </p>
        {calendarPath ? (
          <div className={styles.address}>
            <CalendarAddress path={calendarPath} />
            <RenewCalendarButton cater={cater} />
          </div>
        ) : (
          <FailedPart />
        )}
      </Collapsible.Panel>
    </Collapsible.Root>
  )
}

function CalendarAddress(props: { path: string }) {
  const address = new URL(props.path, window.location.href).href
  const showToast = useOfficeToast()
  const field = useRef<HTMLInputElement>(null)
  // where the browser forbids it, the address is marked to be copied by hand
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => showToast({ text: 'Adressen er kopieret' }),
      () => field.current?.focus(),
    )
  return (
    <>
      <div className={styles.field}>
        <OfficeField label="Kalenderens adresse">
          {(control) => (
            <input {...control} ref={field} readOnly value={address} onFocus={(event) => event.target.select()} />
          )}
        </OfficeField>
      </div>
      {/* browsers give the clipboard to safe pages only; there the selected address can be copied by hand */}
      {'clipboard' in navigator && (
        <OfficeButton onClick={() => void copy()}>
          <OfficeIcon name="copy" />
          Kopier
        </OfficeButton>
      )}
    </>
  )
}
