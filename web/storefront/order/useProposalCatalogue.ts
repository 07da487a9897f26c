import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { DraftCatalogue } from '../../proposals/proposalDraft.ts'
import type { useProposalCatalogueQuery } from '../../__generated__/useProposalCatalogueQuery.graphql.ts'
import { readMenu } from '../../catalogue/menuNode.ts'
import type { ShownMenusById } from '../../catalogue/menuNode.ts'
import { readService } from '../../catalogue/readService.ts'
import { readZones } from '../../delivery/readZones.ts'
import { knownPeriods } from '../../catalogue/useOrderCatalogue.ts'

const query = graphql`
  query useProposalCatalogueQuery($number: Int!) {
    cater(number: $number) {
      ...readZones_cater
      services {
        ...readService_service
      }
      menus {
        ...menuNode_menu
      }
      pricePeriods {
        id
        type
        percentage
        weekdays
        from
        to
        name
      }
    }
  }
`

/** The catalogue that decides the price of a changed order, and the menus that can be added; null where they are not known. */
interface ProposalCatalogue extends DraftCatalogue {
  menus: ShownMenusById | null
}

const UNKNOWN: ProposalCatalogue = { periods: [], zones: [], services: [], menus: null }

/** Fetches it when the form opens. Until it is known only the service knows the price. */
export function useProposalCatalogue(number: number): ProposalCatalogue {
  const environment = useRelayEnvironment()
  const [catalogue, setCatalogue] = useState(UNKNOWN)
  useEffect(() => {
    const subscription = fetchQuery<useProposalCatalogueQuery>(environment, query, { number }).subscribe({
      next: ({ cater }) => {
        if (!cater) return
        const menus = cater.menus?.flatMap((menu) => readMenu(menu) ?? [])
        setCatalogue({
          zones: readZones(cater),
          services: (cater.services ?? []).map(readService),
          periods: knownPeriods(
            cater.pricePeriods.map(({ id, type, percentage, weekdays, from, to, name }) => ({
              id,
              type,
              percentage,
              weekdays,
              from,
              to,
              name,
            })),
          ),
          menus: menus ? new Map(menus.map((menu) => [menu.id, menu])) : null,
        })
      },
    })
    return () => subscription.unsubscribe()
  }, [environment, number])
  return catalogue
}
