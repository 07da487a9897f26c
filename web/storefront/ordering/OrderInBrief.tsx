import { useWatch } from 'react-hook-form'
import type { UseFormReturn } from 'react-hook-form'
import { groupThousands } from '../../../domain/texts/numbers.ts'
import { isDate } from '../../../domain/time/danishTime.ts'
import { formatWeekdayDate } from '../../../domain/time/formats.ts'
import { formatKroner } from '../../../domain/money/money.ts'
import type { OrderForm } from '../../../domain/orders/orderForm.ts'
import { NO_WITHDRAWAL_TEXT } from '../../../domain/texts/texts.ts'
import styles from './OrderInBrief.module.css'
import type { OrderTotals } from './orderTotals.ts'

/** The summary of the order right above the button: the law requires menus, date and total there (LAW-5). */
export function OrderInBrief({ form, totals }: { form: UseFormReturn<OrderForm>; totals: OrderTotals }) {
  const [{ date, clock }, isDelivery] = useWatch({ control: form.control, name: ['time', 'isDelivery'] })
  if (totals.lines.length === 0) return null
  const menus = totals.lines.map(({ line }) => `${groupThousands(String(line.amount))} × ${line.name}`).join(', ')
  const verb = isDelivery ? 'Leveres' : 'Hentes'
  return (
    <p className={styles.brief}>
      <strong>
        {`${menus}. ${formatWhen(verb, date, clock)}. I alt ${formatKroner(totals.total)}${totals.lacksDelivery ? ' uden levering' : ''}.`}
      </strong>
      <br />
      <span>{NO_WITHDRAWAL_TEXT}</span>
    </p>
  )
}

function formatWhen(verb: string, date: string, clock: string): string {
  if (!isDate(date)) return 'Du mangler at vælge dato'
  return clock === '' ? 'Du mangler at vælge tidspunkt' : `${verb} ${formatWeekdayDate(date)} kl. ${clock}`
}
