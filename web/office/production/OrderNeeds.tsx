import { joinNeeds } from '../../../domain/foods/needs.ts'
import { NeedMarks } from '../../foods/NeedMarks.tsx'
import type { ShownKitchenOrder } from './readKitchenOrder.ts'

interface OrderNeedsProps {
  order: Pick<ShownKitchenOrder, 'needs' | 'checks'>
  className?: string | undefined
}

/** ALG-7, ALG-14: the needs of an order's guests, and where they meet what is in the food; nothing without needs. */
export function OrderNeeds({ order: { needs, checks }, className }: OrderNeedsProps) {
  if (needs.length === 0) return null
  return (
    <div className={className}>
      <p>
        <b>Særlige hensyn:</b>
        <span>{` ${joinNeeds(needs)}`}</span>
      </p>
      <NeedMarks sentences={checks} />
    </div>
  )
}
