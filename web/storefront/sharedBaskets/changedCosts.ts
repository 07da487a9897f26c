import { formatKroner } from '../../../domain/money/money.ts'
import type { Oere } from '../../../domain/money/money.ts'
import type { OrderTotals } from '../ordering/orderTotals.ts'
import type { CostsBefore } from './readSharedBasket.ts'

/** SHA-2: a row of costs beside the lines, and its change since the estimate was made; null for none. */
export interface CostRow {
  id: string
  label: string
  /** Null for what it does not cost any more. */
  amount: Oere | null
  change: string | null
}

const MADE = 'da overslaget blev lavet'

/** The rows of the price period, the services and the delivery, with those that have gone since. */
export function costRows(
  totals: Pick<OrderTotals, 'period' | 'services' | 'delivery'>,
  before: CostsBefore,
  zipCode: string | null,
): CostRow[] {
  const period = totals.period?.difference ?? 0
  const gone = before.services.filter(({ id }) => !totals.services.some((service) => service.id === id))
  return [
    ...(period === 0 && before.period === 0
      ? []
      : [
          {
            id: 'period',
            label: (period || before.period) < 0 ? 'Rabat' : 'Pristillæg',
            amount: period === 0 ? null : period,
            change: changeOf(period || null, before.period || null),
          },
        ]),
    ...(totals.delivery === null && before.delivery === null
      ? []
      : [
          {
            id: 'delivery',
            label: zipCode === null ? 'Levering' : `Levering til ${zipCode}`,
            amount: totals.delivery,
            change: changeOf(totals.delivery, before.delivery),
          },
        ]),
    ...totals.services.map(({ id, name, price }) => {
      const priceBefore = before.services.find((service) => service.id === id)?.price ?? null
      return { id, label: name, amount: price, change: changeOf(price, priceBefore) }
    }),
    ...gone.map(({ id, name, price }) => ({ id, label: name, amount: null, change: changeOf(null, price) })),
  ]
}

/** The total at that time, where it was another. */
export const totalChange = (now: Oere, before: Oere): string | null =>
  now === before ? null : `I alt var ${formatKroner(before)}, ${MADE}`

function changeOf(now: Oere | null, before: Oere | null): string | null {
  if (now === before) return null
  if (before === null) return `Var ikke med, ${MADE}`
  return now === null
    ? `Er ikke længere med. Var ${formatKroner(before)}, ${MADE}`
    : `Var ${formatKroner(before)}, ${MADE}`
}
