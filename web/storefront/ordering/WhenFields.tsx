import { useController } from 'react-hook-form'
import type { UseFormReturn } from 'react-hook-form'
import { capitalized } from '../../ui/capitalized.ts'
import { danishDate, isDate, isoWeekday, WEEKDAYS } from '../../../domain/time/danishTime.ts'
import { formatLongDate } from '../../../domain/time/formats.ts'
import { findHoliday } from '../../../domain/time/holidays.ts'
import { CLOCKS, DEFAULT_CLOCK, isShortNotice, formatShortNotice } from '../../../domain/availability/notice.ts'
import type { OrderForm } from '../../../domain/orders/orderForm.ts'
import type { DayMarks } from '../../ui/dayMarks.ts'
import { DateField } from '../../ui/DateField.tsx'
import { Field } from '../../ui/Field.tsx'
import { InlineCalendar } from '../../ui/InlineCalendar.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './OrderForm.module.css'
import { OrderTextField } from './OrderTextField.tsx'

interface WhenFieldsProps {
  form: UseFormReturn<OrderForm>
  /** The caterer's days of notice. */
  noticeDays: number
  /** The marks of the calendar's days. */
  days: { marks: DayMarks; onMonth: (month: string) => void }
}

const today = () => danishDate(new Date())

/** The fields about the time, and the comment. */
export function WhenFields({ form, noticeDays, days }: WhenFieldsProps) {
  const { field } = useController({ control: form.control, name: 'time.date' })
  const errors = form.formState.errors.time
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
          <Field label="Tidspunkt" error={errors?.clock?.message}>
            {(control) => (
              <select {...control} {...form.register('time.clock')} defaultValue={DEFAULT_CLOCK}>
                {CLOCKS.map((clock) => (
                  <option key={clock}>{clock}</option>
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
