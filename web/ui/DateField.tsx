import { useId, useRef, useState } from 'react'
import type { ComponentType, KeyboardEvent, ReactNode, Ref, RefObject } from 'react'
import { danishDate, isDate } from '../../domain/time/danishTime.ts'
import { formatDate } from '../../domain/time/formats.ts'
import { parseShortDate, parseTypedDate } from './typedDate.ts'
import { Calendar } from './Calendar.tsx'
import styles from './DateField.module.css'
import type { DayMarks } from './dayMarks.ts'
import { Field } from './Field.tsx'
import { Icon } from './Icon.tsx'

const MISTYPED = 'Skriv datoen som DD-MM-ÅÅÅÅ'
const TOO_EARLY = 'Vælg i dag eller en senere dag'

/** Props of the element that shows the calendar of a DateField. */
export interface CalendarFrameProps {
  /** The accessible name of a popup. */
  label: string
  /** The button that opens and closes it. The focus goes back to it. */
  opener: RefObject<HTMLButtonElement | null>
  onClose: () => void
  children: ReactNode
}

/**
 * A date that can be typed or chosen in a calendar. `value` is 'YYYY-MM-DD', '' for none: see onMistype. Leaving the field, or
 * Enter, ends the typing and shows what is wrong; Enter is the field's own and submits no form.
 */
export function DateField(props: {
  label: string
  value: string
  onChange: (date: string) => void
  /** Gets a text that is no date; without it the last date stays. */
  onMistype?: (text: string) => void
  onBlur?: () => void
  /** Shows the calendar: InlineCalendar, or the popover of PopoverDateField. */
  frame: ComponentType<CalendarFrameProps>
  isCompact?: boolean
  /** The first day that can be chosen, today's, read when the calendar opens and when the field is left. */
  earliest?: () => string
  /** Writes the date when the field is left; '31-12-2026' without it. */
  format?: (date: string) => string
  openerLabel?: (isOpen: boolean) => string
  /** The marks of the calendar's days. */
  marks?: DayMarks
  /** Called with the month that the calendar shows, 'YYYY-MM'. */
  onMonth?: (month: string) => void
  hint?: string | undefined
  note?: string | undefined
  error?: string | undefined
  name?: string
  ref?: Ref<HTMLInputElement>
}) {
  const { label, value, onChange, onMistype, frame: Frame, format = formatDate } = props
  const calendarId = useId()
  const opener = useRef<HTMLButtonElement>(null)
  // null while the date stands in its own format
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const [isOpen, setIsOpen] = useState(false)
  const date = isDate(value) ? value : ''
  const change = (chosen: string) => {
    setError(undefined)
    if (chosen !== value) onChange(chosen)
  }
  const onType = (text: string) => {
    setTyped(text)
    const parsed = text.trim() === '' ? '' : parseTypedDate(text)
    if (parsed !== null) change(parsed)
    else onMistype?.(text)
  }
  // a short date may be the beginning of a longer one, so it counts only once the typing has ended
  const endTyping = () => {
    const isTyped = typed !== null && typed.trim() !== ''
    const parsed = isTyped ? parseShortDate(typed, danishDate(new Date())) : ''
    if (parsed === null && typed !== value) return setError(MISTYPED)
    setTyped(null)
    if (!parsed) return
    change(parsed)
    if (props.earliest && parsed < props.earliest()) setError(TOO_EARLY)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    endTyping()
  }
  const onBlur = () => {
    endTyping()
    props.onBlur?.()
  }
  const isRefused = typed === null && value !== date
  return (
    <>
      <div className={styles.field}>
        <Field label={label} note={props.note} hint={props.hint} error={isRefused ? MISTYPED : (error ?? props.error)}>
          {(control) => (
            <div className={styles.box}>
              <input
                {...control}
                ref={props.ref}
                name={props.name}
                autoComplete="off"
                placeholder="DD-MM-ÅÅÅÅ"
                value={typed ?? (date ? format(date) : value)}
                onChange={(event) => onType(event.target.value)}
                onBlur={onBlur}
                onKeyDown={onKeyDown}
              />
              <button
                type="button"
                ref={opener}
                className={styles.opener}
                aria-label={props.openerLabel?.(isOpen) ?? `${label}: åbn kalender`}
                aria-expanded={isOpen}
                aria-controls={isOpen ? calendarId : undefined}
                onClick={() => setIsOpen(!isOpen)}
              >
                <Icon name="calendar" />
              </button>
            </div>
          )}
        </Field>
      </div>
      {isOpen && (
        <Frame label={`${label}: kalender`} opener={opener} onClose={() => setIsOpen(false)}>
          <Calendar
            id={calendarId}
            chosen={date}
            earliest={props.earliest?.()}
            isCompact={props.isCompact ?? false}
            marks={props.marks}
            onMonth={props.onMonth}
            onChoose={(chosen) => {
              setTyped(null)
              change(chosen)
              setIsOpen(false)
              opener.current?.focus()
            }}
          />
        </Frame>
      )}
    </>
  )
}
