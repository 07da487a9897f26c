import { useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { formatOfficePrice, toOere } from '../../../domain/money/money.ts'
import type { useCaterMenusQuery } from '../../__generated__/useCaterMenusQuery.graphql.ts'
import type { Choice } from '../catalogue/PickList.tsx'

const query = graphql`
  query useCaterMenusQuery($number: Int!) {
    cater(number: $number) {
      menus {
        id
        name
        price
      }
    }
  }
`

/**
 * All menus of a caterer as choices: `[menus, load]`. They are fetched when `load` is called: null until they arrive,
 * 'failed' if fetching fails.
 */
export function useCaterMenus(number: number) {
  const environment = useRelayEnvironment()
  const [menus, setMenus] = useState<readonly Choice[] | 'failed' | null>(null)
  const load = async () => {
    setMenus(null)
    const request = fetchQuery<useCaterMenusQuery>(environment, query, { number })
    const data = await request.toPromise().catch(() => undefined)
    const choices = data?.cater?.menus?.map(({ id, name, price }) => ({
      id,
      name,
      note: formatOfficePrice(toOere(price)),
    }))
    setMenus(choices ?? 'failed')
  }
  return [menus, load] as const
}
