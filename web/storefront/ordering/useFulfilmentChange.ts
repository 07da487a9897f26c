import { useState } from 'react'
import { formatKroner } from '../../../domain/money/money.ts'
import type { Oere } from '../../../domain/money/money.ts'
import type { OrderTotals } from './orderTotals.ts'

interface FulfilmentChange {
  isDelivery: boolean
  before: Oere
  after: OrderTotals
}

/**
 * ANM-9: the sentence on what the other fulfilment costs more or less, after the customer has chosen it; '' where it costs the
 * same. It stays until the price of the delivery changes: another change of the total must not move what is below it. A
 * restored draft is no choice, so the sentence begins with `choose`.
 */
export function useFulfilmentChange(
  isDelivery: boolean,
  totalsOf: (isDelivery: boolean) => OrderTotals | null,
): { sentence: string; choose: (isDelivery: boolean) => void } {
  const [change, setChange] = useState<FulfilmentChange | null>(null)
  const now = totalsOf(isDelivery)
  const choose = (chosen: boolean) => {
    const after = totalsOf(chosen)
    setChange(now && after && { isDelivery: chosen, before: now.total, after })
  }
  const isCurrent =
    change?.isDelivery === isDelivery &&
    change.after.delivery === now?.delivery &&
    change.after.lacksDelivery === now.lacksDelivery
  return { sentence: isCurrent ? formatChange(change) : '', choose }
}

function formatChange({ isDelivery, before, after }: FulfilmentChange): string {
  if (after.lacksDelivery) return 'Prisen for levering lægges til, når du har skrevet postnummeret.'
  const difference = after.total - before
  if (difference === 0) return ''
  const chosen = isDelivery ? 'Med levering' : 'Ved afhentning'
  return `${chosen} koster det ${formatKroner(Math.abs(difference))} ${difference < 0 ? 'mindre' : 'mere'}.`
}
