import { toOere } from '../../../domain/money/money.ts'
import { useBasket } from '../basket/useBasket.ts'
import type { OrderTotals } from './orderTotals.ts'
import { repriceLine } from './repriceLine.ts'
import { useCataloguePrices } from './useCataloguePrices.ts'

/**
 * Puts today's prices on the lines of a basket. The price of a cover (`covers`, kroner) is the service's own, where it
 * sent it: the catalogue may be a little older. Rejects on failure.
 */
export function useReprice(caterNumber: number) {
  const { replace } = useBasket(caterNumber)
  const fetchPrices = useCataloguePrices()
  return async ({ lines }: OrderTotals, covers: readonly { index: number; price: number }[] = []) => {
    const prices = await fetchPrices(caterNumber)
    lines.forEach(({ line }, index) => {
      const now = repriceLine(line, prices)
      const cover = covers.find((changed) => changed.index === index)
      replace(line.tempId, cover ? { ...now, price: toOere(cover.price) } : now)
    })
  }
}
