import { useController } from 'react-hook-form'
import type { UseFormReturn } from 'react-hook-form'
import { capitalized } from '../../../domain/texts/capitalized.ts'
import { danishDate, isDate, isoWeekday, WEEKDAYS } from '../../../domain/time/danishTime.ts'
import { formatLongDate } from '../../../domain/time/formats.ts'
import { findHoliday } from '../../../domain/time/holidays.ts'
import { isShortNotice, formatShortNotice } from '../../../domain/availability/notice.ts'
import type { OrderForm } from '../../../domain/orders/orderForm.ts'
import type { DayMarks } from '../../ui/dayMarks.ts'
import { DateField } from '../../ui/DateField.tsx'
import { Field } from '../../ui/Field.tsx'
import { InlineCalendar } from '../../ui/InlineCalendar.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './OrderForm.module.css'
import { OrderTextField } from './OrderTextField.tsx'
import { useClockChoices } from '../../delivery/useClockChoices.ts'
import type { OrderDay } from '../../delivery/useOrderDay.ts'

interface WhenFieldsProps {
  form: UseFormReturn<OrderForm>
  /** The caterer's days of notice. */
  noticeDays: number
  /** The marks of the calendar's days. */
  days: { marks: DayMarks; onMonth: (month: string) => void }
  /** The date that is typed; null while nothing is known of it. */
  day: OrderDay | null
  /** True for the caterer, who may take an order for a day that is closed. */
  isCater?: boolean
}

const today = () => danishDate(new Date())

/** The fields about the time, and the comment. */
export function WhenFields({ form, noticeDays, days, day, isCater = false }: WhenFieldsProps) {
  const { field } = useController({ control: form.control, name: 'time.date' })
  const { field: clock } = useController({ control: form.control, name: 'time.clock' })
  const errors = form.formState.errors.time
  const { clocks, message } = useClockChoices({
    day,
    date: field.value,
    clock: clock.value,
    isCater,
    onChange: (next) => form.setValue('time.clock', next),
  })
  const isTight = isDate(field.value) && field.value >= today() && isShortNotice(field.value, today(), noticeDays)
  return (
    <>
      <div>
        <div className={styles.columns}>
          <DateField
            {...field}
            label="Dato"
            frame={InlineCalendar}
            earliest={today}
            format={formatLongDate}
            marks={days.marks}
            onMonth={days.onMonth}
            openerLabel={(isOpen) => (isOpen ? 'Luk kalender' : 'Åbn kalender')}
            // the form's own rule refuses it
            onMistype={() => field.onChange('')}
            // A line that comes when the field is left would move what is being clicked
            hint={isDate(field.value) ? dayWords(field.value) : '\u00a0'}
            error={errors?.date?.message}
          />
          <Field label="Tidspunkt" error={message ?? errors?.clock?.message}>
            {(control) => (
              <select {...control} {...clock}>
                {clock.value === '' && <option value="">Vælg</option>}
                {clocks.map((choice) => (
                  <option key={choice}>{choice}</option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <output className={styles.warning}>
          {isTight && <Notice variant="warning">{formatShortNotice(noticeDays)}</Notice>}
        </output>
      </div>
      <OrderTextField form={form} name="comment" label="Kommentar" hint="Valgfri" isLong />
    </>
  )
}

/** 'Torsdag', or 'Torsdag, Kristi himmelfartsdag'. */
function dayWords(date: string): string {
  const weekday = WEEKDAYS[isoWeekday(date) - 1] ?? ''
  const holiday = findHoliday(date)
  return capitalized(weekday) + (holiday ? `, ${holiday.name}` : '')
}
