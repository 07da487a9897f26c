import { useId, useRef, useState } from 'react'
import type { Ref } from 'react'
import { isDate, isoWeekday, WEEKDAYS } from '../../../domain/danishTime.ts'
import { formatLongDate } from '../../../domain/formats.ts'
import { findHoliday } from '../../../domain/holidays.ts'
import { Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Calendar } from './Calendar.tsx'
import styles from './DateField.module.css'
import { parseTypedDate } from '../../../domain/typedDate.ts'

interface DateFieldProps {
  ref: Ref<HTMLInputElement>
  name: string
  /** 'YYYY-MM-DD', or '' where there is none. */
  value: string
  /** The first day that can be chosen, asked for when the calendar opens. */
  today: () => string
  error: string | undefined
  onChange: (date: string) => void
  onBlur: () => void
}

/** A date that can be typed ('24-12-2026', '24. december 2026') or chosen in a calendar below. */
export function DateField({ ref, name, value, today, error, onChange, onBlur }: DateFieldProps) {
  const calendarId = useId()
  const opener = useRef<HTMLButtonElement>(null)
  // What is being typed; null where the date stands in its own format.
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)

  const close = () => {
    setIsOpen(false)
    opener.current?.focus()
  }
  return (
    <>
      <Field label="Dato" error={error} help={isDate(value) ? dayWords(value) : undefined}>
        {(control) => (
          <div className={styles.box}>
            <input
              {...control}
              ref={ref}
              name={name}
              autoComplete="off"
              placeholder="DD-MM-ÅÅÅÅ"
              value={typed ?? (isDate(value) ? formatLongDate(value) : '')}
              onChange={(event) => {
                setTyped(event.target.value)
                onChange(parseTypedDate(event.target.value) ?? '')
              }}
              onBlur={() => {
                if (typed === '' || isDate(value)) setTyped(null)
                onBlur()
              }}
            />
            <button
              type="button"
              ref={opener}
              className={styles.opener}
              aria-label={isOpen ? 'Luk kalender' : 'Åbn kalender'}
              aria-expanded={isOpen}
              aria-controls={isOpen ? calendarId : undefined}
              onClick={() => setIsOpen(!isOpen)}
            >
              <Icon name="calendar" />
            </button>
          </div>
        )}
      </Field>
      {isOpen && (
        <div className={styles.calendar}>
          <Calendar
            id={calendarId}
            chosen={value}
            today={today()}
            onChoose={(date) => {
              setTyped(null)
              onChange(date)
              close()
            }}
            onClose={close}
          />
        </div>
      )}
    </>
  )
}

// 'Torsdag', or 'Torsdag, Kristi himmelfartsdag'
function dayWords(date: string): string {
  const weekday = WEEKDAYS[isoWeekday(date) - 1] ?? ''
  const holiday = findHoliday(date)
  return weekday.charAt(0).toUpperCase() + weekday.slice(1) + (holiday ? `, ${holiday.name}` : '')
}
