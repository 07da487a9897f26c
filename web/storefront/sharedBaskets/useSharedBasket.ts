import { useMemo, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { countCovers } from '../../../domain/basket/basket.ts'
import { danishDate } from '../../../domain/time/danishTime.ts'
import { expectedFulfilment } from '../../../domain/zones/zones.ts'
import type { useSharedBasket_cater$key } from '../../__generated__/useSharedBasket_cater.graphql.ts'
import type { useSharedBasket_shared$key } from '../../__generated__/useSharedBasket_shared.graphql.ts'
import { orderTotals } from '../ordering/orderTotals.ts'
import { reviewOrder } from '../ordering/reviewOrder.ts'
import { useOrderCatalogue } from '../../catalogue/useOrderCatalogue.ts'
import { readSharedBasket } from './readSharedBasket.ts'

/** A shared basket beside its caterer's catalogue: its changes since, and its price today. */
export function useSharedBasket(sharedKey: useSharedBasket_shared$key, caterKey: useSharedBasket_cater$key) {
  const data = useFragment(
    graphql`
      fragment useSharedBasket_shared on SharedBasket {
        ...readSharedBasket_shared
      }
    `,
    sharedKey,
  )
  const cater = useFragment(
    graphql`
      fragment useSharedBasket_cater on Cater {
        number
        offersDelivery
        ...useOrderCatalogue_cater
      }
    `,
    caterKey,
  )
  const catalogue = useOrderCatalogue(cater)
  const shared = useMemo(() => readSharedBasket(data, cater.number), [data, cater.number])
  const [today] = useState(() => danishDate(new Date()))
  const { date, zipCode, covers } = shared.party
  const reviewed = reviewOrder(shared.basket, catalogue.menus, { date, today })
  const { zones } = catalogue
  const fulfilment = expectedFulfilment({ offersDelivery: cater.offersDelivery, zones }, zipCode)
  const totals = orderTotals(reviewed.charged, catalogue, { date: date ?? '', fulfilment, zipCode })
  return {
    ...shared,
    menus: catalogue.menus,
    /** Its lines at today's prices, each with its changes. */
    lines: reviewed.basket.menus.map((line, index) => ({
      line,
      review: reviewed.reviews[index] ?? { state: 'current' as const },
    })),
    /** Those that the caterer still has. */
    charged: reviewed.charged,
    totals,
    today,
    /** Of the party, or of all lines together where the party has none. */
    covers: covers ?? countCovers(reviewed.charged),
  }
}

/** See {@link useSharedBasket}. */
export type TodaysBasket = ReturnType<typeof useSharedBasket>
