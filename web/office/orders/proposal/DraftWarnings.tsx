import { Notice } from '../../../ui/Notice.tsx'
import type { OrderDraft } from '../../../proposals/proposalDraft.ts'
import { useDraftReasons } from './useDraftReasons.ts'

interface DraftWarningsProps {
  caterNumber: number
  draft: OrderDraft
  before: OrderDraft
}

/** The reasons against the changed time, place or covers. The caterer may propose them all the same. */
export function DraftWarnings({ caterNumber, draft, before }: DraftWarningsProps) {
  const reasons = useDraftReasons(caterNumber, draft, before)
  return (
    <output>
      {reasons.length > 0 && (
        <Notice variant="info">
          <strong>{reasons.join(' ')}</strong> Du kan foreslå det alligevel.
        </Notice>
      )}
    </output>
  )
}
