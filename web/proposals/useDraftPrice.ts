import { useState } from 'react'
import type { Oere } from '../../domain/money/money.ts'
import { priceDraft } from './proposalDraft.ts'
import type { DraftCatalogue, DraftPrice, OrderDraft } from './proposalDraft.ts'
import type { OrderBefore } from './draftOfOrder.ts'

/**
 * What a draft costs: `[price, tell]`. An order that nobody has changed costs what it did; where the service has told
 * another total of this very draft (`tell`), that counts.
 */
export function useDraftPrice(draft: OrderDraft, before: OrderBefore, catalogue: DraftCatalogue) {
  const [told, setTold] = useState<{ draft: string; total: Oere } | null>(null)
  const key = JSON.stringify(draft)
  const known = key === JSON.stringify(before.draft) ? before.price : priceDraft(draft, catalogue)
  const price: DraftPrice = told?.draft === key ? { ...known, total: told.total } : known
  const tell = (total: Oere) => setTold({ draft: key, total })
  return [price, tell] as const
}
