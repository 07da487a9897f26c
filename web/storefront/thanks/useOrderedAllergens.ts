import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useOrderedAllergensQuery } from '../../__generated__/useOrderedAllergensQuery.graphql.ts'
import { readAllergens } from '../../foods/readAllergens.ts'
import type { ShownOrder } from '../placed/shownOrder.ts'

const query = graphql`
  query useOrderedAllergensQuery($token: String!) {
    orderByLink(token: $token) {
      ... on Order {
        uuid
        cater {
          phoneNumber
        }
        menus {
          allergens {
            ...readAllergens_allergens
          }
        }
      }
    }
  }
`

/**
 * The order that a guest has placed, with the allergens that the service has stored with it as soon as they are known; a
 * guest reads them by the link of the order.
 */
export function useOrderedAllergens(order: ShownOrder | null): ShownOrder | null {
  const environment = useRelayEnvironment()
  const [answer, setAnswer] = useState<useOrderedAllergensQuery['response']['orderByLink']>(null)
  const token = order?.linkToken ?? null
  useEffect(() => {
    if (token === null) return undefined
    const subscription = fetchQuery<useOrderedAllergensQuery>(environment, query, { token }).subscribe({
      next: ({ orderByLink }) => setAnswer(orderByLink),
    })
    return () => subscription.unsubscribe()
  }, [environment, token])
  const { uuid, cater, menus } = answer ?? {}
  if (!order || !menus || uuid !== order.uuid) return order
  return {
    ...order,
    caterPhone: cater?.phoneNumber ?? null,
    lines: order.lines.map((line, index) => {
      const menu = menus[index]
      return menu ? { ...line, allergens: readAllergens(menu.allergens) } : line
    }),
  }
}
