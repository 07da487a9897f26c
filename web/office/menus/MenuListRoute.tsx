import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router'
import type { MenuListRoute_cater$key } from '../../__generated__/MenuListRoute_cater.graphql.ts'
import type { MenuListRouteQuery } from '../../__generated__/MenuListRouteQuery.graphql.ts'
import { paths } from '../../paths.ts'
import { AddLink } from '../AddLink.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { catalogueParents } from '../catalogue/catalogueParents.ts'
import { EmptyList } from '../../ui/EmptyList.tsx'
import { ScrollTable } from '../../ui/ScrollTable.tsx'
import { OfficePage } from '../OfficePage.tsx'
import { FailedPart } from '../parts/FailedPart.tsx'
import { menuListCells } from './menuListCells.tsx'
import { menuListRouteQuery } from './MenuListRoute.data.ts'
import type { loader } from './MenuListRoute.data.ts'

const COLUMNS = [{ name: 'Navn' }, { name: 'Beskrivelse' }, { name: 'Pris', isAmount: true }]

/** 'Menuer': every menu of a caterer, in categories or not. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  const { cater } = usePreloadedQuery<MenuListRouteQuery>(menuListRouteQuery, ref)
  return cater ? <MenuList cater={cater} /> : <FailedPart />
}

function MenuList(props: { cater: MenuListRoute_cater$key }) {
  const cater = useFragment(
    graphql`
      fragment MenuListRoute_cater on Cater {
        number
        menus {
          uuid
          ...menuListCells_menu
        }
        ...catalogueParents_cater
      }
    `,
    props.cater,
  )
  const { number, menus } = cater
  const add = <AddLink to={paths.newMenu(number)} />
  return (
    <OfficePage title="Menuer" parents={catalogueParents(cater)}>
      <PageHeader title="Menuer">{menus && menus.length > 0 && add}</PageHeader>
      {!menus && <FailedPart />}
      {menus?.length === 0 && (
        <EmptyList title="Ingen menuer oprettet" hint="En menu er det, kunden bestiller pr. kuvert.">
          {add}
        </EmptyList>
      )}
      {menus && menus.length > 0 && (
        <ScrollTable label="Menuer" columns={COLUMNS} items={menus} keyOf={({ uuid }) => uuid}>
          {(menu) => menuListCells(menu, number)}
        </ScrollTable>
      )}
    </OfficePage>
  )
}
