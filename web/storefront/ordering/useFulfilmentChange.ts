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
 * ANM-9: the sentence on the total after the customer has chosen the other fulfilment, until anything else changes it; ''
 * where it costs the same. A restored draft is no choice, so the sentence begins with `choose`.
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
    change.after.total === now?.total &&
    change.after.lacksDelivery === now.lacksDelivery
  return { sentence: isCurrent ? formatChange(change) : '', choose }
}

function formatChange({ isDelivery, before, after }: FulfilmentChange): string {
  if (after.lacksDelivery) return 'Prisen for levering lægges til, når du har skrevet postnummeret.'
  if (after.total === before) return ''
  return `I alt ${formatKroner(after.total)} ved ${isDelivery ? 'levering' : 'afhentning'}, før ${formatKroner(before)}.`
}
