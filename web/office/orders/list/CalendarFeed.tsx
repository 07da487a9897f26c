import { Collapsible } from '@base-ui/react/collapsible'
import { useRef } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CalendarFeed_cater$key } from '../../../__generated__/CalendarFeed_cater.graphql.ts'
import { FailedPart } from '../../../errors/FailedPart.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useToast } from '../../../ui/Toasts.tsx'
import styles from './CalendarFeed.module.css'
import { RenewCalendarButton } from './RenewCalendarButton.tsx'

/** 'Kalenderfeed': the secret URL of the caterer's deliveries, to copy into a calendar or to replace. */
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
      <Collapsible.Trigger render={<Button />}>
        <Icon name="calendar" />
        Kalenderfeed
      </Collapsible.Trigger>
      <Collapsible.Panel className={styles.panel}>
        <p>
          Indsæt adressen i jeres kalender, for eksempel Google Kalender eller Outlook: så står alle leveringer der med
          kundens navn og telefon. Del den kun med dem, der må se leveringerne.
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
  const showToast = useToast()
  const field = useRef<HTMLInputElement>(null)
  // where the browser denies it, the URL is selected, to be copied by hand
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => showToast({ text: 'Adressen er kopieret' }),
      () => field.current?.focus(),
    )
  return (
    <>
      <div className={styles.field}>
        <Field label="Kalenderens adresse">
          {(control) => (
            <input {...control} ref={field} readOnly value={address} onFocus={(event) => event.target.select()} />
          )}
        </Field>
      </div>
      {/* browsers have no clipboard on pages without https; there the selected URL is copied by hand */}
      {'clipboard' in navigator && (
        <Button onClick={() => void copy()}>
          <Icon name="copy" />
          Kopier
        </Button>
      )}
    </>
  )
}
