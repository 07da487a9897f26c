import { useCallback, useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useCatalogueOfTodayQuery } from '../../__generated__/useCatalogueOfTodayQuery.graphql.ts'
import { readMenu } from '../../catalogue/menuNode.ts'
import type { ShownMenusById } from '../../catalogue/menuNode.ts'

const query = graphql`
  query useCatalogueOfTodayQuery($number: Int!) {
    cater(number: $number) {
      menus {
        ...menuNode_menu
      }
      services {
        name
        isRequired
      }
    }
  }
`

/** The current offer of a caterer. */
export interface CatalogueOfToday {
  menus: ShownMenusById
  /** The names of the services that an order carries in any case. */
  requiredServices: readonly string[]
}

/** Fetches the current offer of a caterer. Returns `[catalogue, refetch]`; null until it is known, 'failed' after an error. */
export function useCatalogueOfToday(number: number) {
  const environment = useRelayEnvironment()
  const [catalogue, setCatalogue] = useState<CatalogueOfToday | 'failed' | null>(null)
  const load = useCallback(
    () =>
      fetchQuery<useCatalogueOfTodayQuery>(environment, query, { number }).subscribe({
        next: ({ cater }) => setCatalogue(readCatalogue(cater)),
        error: () => setCatalogue('failed'),
      }),
    [environment, number],
  )
  useEffect(() => {
    const subscription = load()
    return () => subscription.unsubscribe()
  }, [load])
  const refetch = () => {
    setCatalogue(null)
    load()
  }
  return [catalogue, refetch] as const
}

function readCatalogue(cater: useCatalogueOfTodayQuery['response']['cater']): CatalogueOfToday | 'failed' {
  if (!cater?.menus) return 'failed'
  const menus = cater.menus.flatMap((menu) => readMenu(menu) ?? [])
  const required = cater.services?.filter(({ isRequired }) => isRequired) ?? []
  return {
    menus: new Map(menus.map((menu) => [menu.id, menu])),
    requiredServices: required.map(({ name }) => name),
  }
}
