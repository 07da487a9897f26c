import { useController } from 'react-hook-form'
import type { UseFormReturn } from 'react-hook-form'
import { danishDate, isDate } from '../../../domain/danishTime.ts'
import { CLOCKS, DEFAULT_CLOCK, isShortNotice, noticeText } from '../../../domain/notice.ts'
import type { OrderForm } from '../../../domain/orderForm.ts'
import { Field } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { DateField } from './DateField.tsx'
import styles from './OrderForm.module.css'

interface WhenFieldsProps {
  form: UseFormReturn<OrderForm>
  /** The days of notice that the caterer asks for. */
  noticeDays: number
}

const today = () => danishDate(new Date())

/** When the order is wanted, and anything else to say. */
export function WhenFields({ form, noticeDays }: WhenFieldsProps) {
  const { field } = useController({ control: form.control, name: 'time.date' })
  const errors = form.formState.errors.time
  const isTight = isDate(field.value) && field.value >= today() && isShortNotice(field.value, today(), noticeDays)
  return (
    <>
      <div>
        <div className={styles.columns}>
          <DateField {...field} today={today} error={errors?.date?.message} />
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
        <output className={styles.warning}>{isTight && <Notice>{noticeText(noticeDays)}</Notice>}</output>
      </div>
      <Field label="Kommentar" help="Valgfri">
        {(control) => <textarea {...control} {...form.register('comment')} />}
      </Field>
    </>
  )
}
