import { useCallback } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useCataloguePricesQuery } from '../../__generated__/useCataloguePricesQuery.graphql.ts'
import { toOere } from '../../../domain/money/money.ts'
import type { CataloguePrices } from './repriceLine.ts'

const query = graphql`
  query useCataloguePricesQuery($number: Int!) {
    cater(number: $number) {
      menus {
        uuid
        price
        children {
          uuid
          price
          children {
            uuid
            price
          }
        }
      }
      ...OrderForm_cater
    }
  }
`

/** Fetches today's prices of a caterer. Its services and price periods are renewed in the store. Rejects on failure. */
export function useCataloguePrices() {
  const environment = useRelayEnvironment()
  return useCallback(
    async (number: number): Promise<CataloguePrices> => {
      const options = { fetchPolicy: 'network-only' } as const
      const data = await fetchQuery<useCataloguePricesQuery>(environment, query, { number }, options).toPromise()
      const prices = new Map<string, number>()
      for (const menu of data?.cater?.menus ?? []) {
        const children = menu.children.flatMap((child) => [child, ...child.children])
        for (const { uuid, price } of [menu, ...children]) prices.set(uuid, toOere(price))
      }
      return prices
    },
    [environment],
  )
}
