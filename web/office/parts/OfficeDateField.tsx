import { Popover } from '@base-ui/react/popover'
import { use, useState } from 'react'
import { formatDate } from '../../../domain/formats.ts'
import { parseTypedDate } from '../../../domain/typedDate.ts'
import { OfficeCalendar } from './OfficeCalendar.tsx'
import styles from './OfficeDateField.module.css'
import { OfficeField } from './OfficeField.tsx'
import { OfficeIcon } from './OfficeIcon.tsx'
import { OfficeSurfaceContext } from './OfficeSurface.tsx'

const MISTYPED = 'Skriv datoen som DD-MM-ÅÅÅÅ'

/** A date that can be typed or chosen in a calendar. `value` is 'YYYY-MM-DD', or '' where there is none. */
export function OfficeDateField(props: {
  label: string
  value: string
  onChange: (date: string) => void
  note?: string | undefined
  error?: string | undefined
}) {
  const { label, value, onChange } = props
  const surface = use(OfficeSurfaceContext)
  // what is being typed; null where the date stands in its own format
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const [isOpen, setIsOpen] = useState(false)
  const take = (date: string) => {
    setError(undefined)
    if (date !== value) onChange(date)
  }
  const onType = (text: string) => {
    setTyped(text)
    const date = text.trim() === '' ? '' : parseTypedDate(text)
    if (date !== null) take(date)
  }
  const onLeave = () => {
    if (typed === null) return
    if (typed.trim() === '' || parseTypedDate(typed) !== null) setTyped(null)
    else setError(MISTYPED)
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <div className={styles.date}>
        <OfficeField label={label} note={props.note} error={error ?? props.error}>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              placeholder="DD-MM-ÅÅÅÅ"
              value={typed ?? (value && formatDate(value))}
              onChange={(event) => onType(event.target.value)}
              onBlur={onLeave}
            />
          )}
        </OfficeField>
        <Popover.Trigger className={styles.opener} aria-label={`${label}: åbn kalender`}>
          <OfficeIcon name="calendar" />
        </Popover.Trigger>
      </div>
      <Popover.Portal container={surface}>
        <Popover.Positioner className={styles.place} sideOffset={4} align="end">
          <Popover.Popup className={styles.popup} aria-label={`${label}: kalender`}>
            <OfficeCalendar
              chosen={value}
              onChoose={(date) => {
                setTyped(null)
                take(date)
                setIsOpen(false)
              }}
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
