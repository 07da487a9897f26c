import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router'
import type { MenuQuery } from '../../__generated__/MenuQuery.graphql.ts'
import type { MenuRoute_cater$key } from '../../__generated__/MenuRoute_cater.graphql.ts'
import { paths } from '../../page/paths.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { catalogueParents } from '../page/catalogueParents.ts'
import { OfficePage } from '../page/OfficePage.tsx'
import { FoodsListed } from '../foods/FoodsListed.tsx'
import { CopyMenuButton } from './CopyMenuButton.tsx'
import { menuQuery } from './Menu.data.ts'
import type { loader } from './Menu.data.ts'
import { MenuChildren } from './MenuChildren.tsx'
import { MenuDishes } from './MenuDishes.tsx'
import { MenuForm } from './MenuForm.tsx'
import styles from './MenuRoute.module.css'
import { PriceHistory } from './PriceHistory.tsx'

/** The page of a menu: its form, and of a saved one its content and its dishes. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  const { cater } = usePreloadedQuery<MenuQuery>(menuQuery, ref)
  return cater && <MenuPage cater={cater} />
}

function MenuPage(props: { cater: MenuRoute_cater$key }) {
  const cater = useFragment(
    graphql`
      fragment MenuRoute_cater on Cater @argumentDefinitions(id: { type: "ID!" }, isNew: { type: "Boolean!" }) {
        number
        ... @alias(as: "saved") @skip(if: $isNew) {
          menu(id: $id) {
            id
            name
            ...MenuForm_menu
            ...MenuChildren_menu
            ...MenuDishes_menu
            ...FoodsListed_menu
            ...PriceHistory_menu
          }
          ...MenuDishes_cater
          ...CopyMenuButton_cater
        }
        ...MenuForm_cater
        ...catalogueParents_cater
      }
    `,
    props.cater,
  )
  const { number, saved } = cater
  const menu = saved?.menu
  const title = menu?.name ?? 'Ny menu'
  return (
    <OfficePage title={title} parents={catalogueParents(cater, { label: 'Menuer', to: paths.officeMenus })}>
      <PageHeader title={title}>{menu && <CopyMenuButton cater={saved} menuId={menu.id} />}</PageHeader>
      {menu ? (
        <div key={menu.id} className={styles.page}>
          <MenuForm menu={menu} cater={cater} />
          <PriceHistory menu={menu} />
          <MenuChildren menu={menu} caterNumber={number} />
          <MenuDishes menu={menu} cater={saved} />
          <section className={styles.section} aria-label="Allergener">
            <h2>Allergener</h2>
            <FoodsListed menu={menu} />
          </section>
        </div>
      ) : (
        <MenuForm menu={null} cater={cater} />
      )}
    </OfficePage>
  )
}
