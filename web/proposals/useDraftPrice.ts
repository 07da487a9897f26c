import { useState } from 'react'
import type { Oere } from '../../domain/money/money.ts'
import { priceDraft } from './proposalDraft.ts'
import type { DraftCatalogue, DraftPrice, OrderDraft } from './proposalDraft.ts'
import type { OrderBefore } from './draftOfOrder.ts'

/**
 * The price of a draft: `[price, setServicePrice]`. An unchanged order has the price it had; where the service has
 * calculated another total of this very draft (`setServicePrice`), that counts.
 */
export function useDraftPrice(draft: OrderDraft, before: OrderBefore, catalogue: DraftCatalogue) {
  const [fromService, setFromService] = useState<{ draft: string; total: Oere } | null>(null)
  const key = JSON.stringify(draft)
  const known = key === JSON.stringify(before.draft) ? before.price : priceDraft(draft, catalogue)
  const price: DraftPrice = fromService?.draft === key ? { ...known, total: fromService.total } : known
  const setServicePrice = (total: Oere) => setFromService({ draft: key, total })
  return [price, setServicePrice] as const
}
