import { useRef } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useToast } from '../../../ui/Toasts.tsx'
import styles from './CalendarFeed.module.css'

/** A new secret address of the user's calendar, to copy: it is shown this once. */
export function CalendarAddress({ path }: { path: string }) {
  const address = new URL(path, window.location.href).href
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
      <p>
        <strong>Kopier adressen nu. Vi viser den kun denne ene gang.</strong>
      </p>
      <div className={styles.address}>
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
      </div>
    </>
  )
}
