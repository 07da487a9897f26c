import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router'
import type { MenuListRoute_cater$key } from '../../__generated__/MenuListRoute_cater.graphql.ts'
import type { MenuListRouteQuery } from '../../__generated__/MenuListRouteQuery.graphql.ts'
import { paths } from '../../paths.ts'
import { ListPage } from '../ListPage.tsx'
import { catalogueParents } from '../catalogue/catalogueParents.ts'
import { ScrollTable } from '../../ui/ScrollTable.tsx'
import { FailedPart } from '../../errors/FailedPart.tsx'
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
  return (
    <ListPage
      title="Menuer"
      parents={catalogueParents(cater)}
      items={menus}
      newItemPath={paths.newMenu(number)}
      empty={{ title: 'Ingen menuer oprettet', hint: 'En menu er det, kunden bestiller pr. kuvert.' }}
    >
      {(items) => (
        <ScrollTable label="Menuer" columns={COLUMNS} items={items} keyOf={({ uuid }) => uuid}>
          {(menu) => menuListCells(menu, number)}
        </ScrollTable>
      )}
    </ListPage>
  )
}
