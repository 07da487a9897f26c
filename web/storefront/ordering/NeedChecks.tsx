import { useWatch } from 'react-hook-form'
import type { UseFormReturn } from 'react-hook-form'
import type { BasketMenu } from '../../../domain/basket/basket.ts'
import { checkNeeds } from '../../../domain/foods/checkNeeds.ts'
import { formatNeed, readNeed } from '../../../domain/foods/needs.ts'
import type { OrderForm } from '../../../domain/orders/orderForm.ts'
import type { ShownMenusById } from '../../catalogue/menuNode.ts'
import { CheckedNeeds } from '../placed/CheckedNeeds.tsx'
import { useBasketAllergens } from '../foods/useBasketAllergens.ts'

interface NeedChecksProps {
  form: UseFormReturn<OrderForm>
  caterNumber: number
  lines: readonly BasketMenu[]
  /** Today's menus; null where they could not be loaded. */
  menus: ShownMenusById | null
}

/** ALG-14: where a need that is typed meets what is in the basket, before it is sent. */
export function NeedChecks({ form, caterNumber, lines, menus }: NeedChecksProps) {
  const rows = useWatch({ control: form.control, name: 'needs' })
  const needs = rows.map(readNeed).filter(({ guests }) => guests > 0)
  const allergens = useBasketAllergens(needs.length > 0, { caterNumber, lines, menus })
  const sentences = checkNeeds(
    needs.map((need) => ({ ...need, label: formatNeed(need) })),
    allergens,
  )
  return (
    <output>
      <CheckedNeeds sentences={sentences} />
    </output>
  )
}
