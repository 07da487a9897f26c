import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router'
import type { MenuRoute_cater$key } from '../../__generated__/MenuRoute_cater.graphql.ts'
import type { MenuRouteQuery } from '../../__generated__/MenuRouteQuery.graphql.ts'
import { paths } from '../../page/paths.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { catalogueParents } from '../page/catalogueParents.ts'
import { OfficePage } from '../page/OfficePage.tsx'
import { CopyMenuButton } from './CopyMenuButton.tsx'
import { MenuChildren } from './MenuChildren.tsx'
import { MenuDishes } from './MenuDishes.tsx'
import { MenuForm } from './MenuForm.tsx'
import { PriceHistory } from './PriceHistory.tsx'
import { menuRouteQuery } from './MenuRoute.data.ts'
import type { loader } from './MenuRoute.data.ts'
import styles from './MenuRoute.module.css'

/** The page of a menu: its form, its content and its dishes. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  const { cater } = usePreloadedQuery<MenuRouteQuery>(menuRouteQuery, ref)
  return cater && <MenuPage cater={cater} />
}

function MenuPage(props: { cater: MenuRoute_cater$key }) {
  const cater = useFragment(
    graphql`
      fragment MenuRoute_cater on Cater @argumentDefinitions(id: { type: "ID!" }) {
        number
        menu(id: $id) {
          id
          name
          ...MenuForm_menu
          ...MenuChildren_menu
          ...MenuDishes_menu
          ...PriceHistory_menu
        }
        ...MenuForm_cater
        ...MenuDishes_cater
        ...CopyMenuButton_cater
        ...catalogueParents_cater
      }
    `,
    props.cater,
  )
  const { number, menu } = cater
  if (!menu) return null
  return (
    <OfficePage title={menu.name} parents={catalogueParents(cater, { label: 'Menuer', to: paths.officeMenus })}>
      <PageHeader title={menu.name}>
        <CopyMenuButton cater={cater} menuId={menu.id} />
      </PageHeader>
      <div key={menu.id} className={styles.page}>
        <MenuForm menu={menu} cater={cater} />
        <PriceHistory menu={menu} />
        <MenuChildren menu={menu} caterNumber={number} />
        <MenuDishes menu={menu} cater={cater} />
      </div>
    </OfficePage>
  )
}
