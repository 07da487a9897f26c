import { Popover } from '@base-ui/react/popover'
import { use, useState } from 'react'
import type { Ref } from 'react'
import { isDate } from '../../domain/danishTime.ts'
import { formatDate } from '../../domain/formats.ts'
import { parseTypedDate } from '../../domain/typedDate.ts'
import { OfficeCalendar } from './OfficeCalendar.tsx'
import styles from './OfficeDateField.module.css'
import { OfficeField } from './OfficeField.tsx'
import { OfficeIcon } from './OfficeIcon.tsx'
import { OfficeSurfaceContext } from './OfficeTheme.tsx'

const MISTYPED = 'Skriv datoen som DD-MM-ÅÅÅÅ'

/** A date that can be typed or chosen in a calendar. `value` is 'YYYY-MM-DD', '' where there is none: see onMistype. */
export function OfficeDateField(props: {
  label: string
  value: string
  onChange: (date: string) => void
  /** Told a text that is no date, which then is the value; without it the last date stays. */
  onMistype?: (text: string) => void
  note?: string | undefined
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
}) {
  const { label, value, onChange, onMistype } = props
  const surface = use(OfficeSurfaceContext)
  // what is being typed; null where the date stands in its own format
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const [isOpen, setIsOpen] = useState(false)
  const date = isDate(value) ? value : ''
  const take = (chosen: string) => {
    setError(undefined)
    if (chosen !== value) onChange(chosen)
  }
  const onType = (text: string) => {
    setTyped(text)
    const meant = text.trim() === '' ? '' : parseTypedDate(text)
    if (meant !== null) take(meant)
    else onMistype?.(text)
  }
  const onLeave = () => {
    if (typed === null) return
    const isMistyped = typed.trim() !== '' && parseTypedDate(typed) === null
    if (isMistyped && !onMistype) setError(MISTYPED)
    else setTyped(null)
  }
  const isRefused = typed === null && value !== date
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <div className={styles.date}>
        <OfficeField label={label} note={props.note} error={isRefused ? MISTYPED : (error ?? props.error)}>
          {(control) => (
            <input
              {...control}
              ref={props.ref}
              autoComplete="off"
              placeholder="DD-MM-ÅÅÅÅ"
              value={typed ?? (date ? formatDate(date) : value)}
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
              chosen={date}
              onChoose={(chosen) => {
                setTyped(null)
                take(chosen)
                setIsOpen(false)
              }}
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
