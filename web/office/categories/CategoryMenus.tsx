import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import { formatKroner, toOere } from '../../../domain/money.ts'
import type { CategoryMenus_category$key } from '../../__generated__/CategoryMenus_category.graphql.ts'
import { paths } from '../../paths.ts'
import { AddLink } from '../catalogue/AddLink.tsx'
import { EmptyList } from '../catalogue/EmptyList.tsx'
import { OrderNotSaved } from '../catalogue/OrderNotSaved.tsx'
import { useReorderMenus } from '../menus/useReorderMenus.ts'
import { OfficeButton } from '../parts/OfficeButton.tsx'
import { OfficeIcon } from '../parts/OfficeIcon.tsx'
import { OfficeNotice } from '../parts/OfficeNotice.tsx'
import { SortableList } from '../sortable/SortableList.tsx'
import { AddMenusDialog } from './AddMenusDialog.tsx'
import styles from './CategoryMenus.module.css'
import { useRemoveMenuFromCategory } from './useRemoveMenuFromCategory.ts'

/** The menus of a category, in its own order: added, put in order, taken out. Each step is saved by itself. */
export function CategoryMenus(props: { category: CategoryMenus_category$key; caterNumber: number }) {
  const { caterNumber } = props
  const { id, menus } = useFragment(
    graphql`
      fragment CategoryMenus_category on Category {
        id
        menus {
          id
          uuid
          name
          price
        }
      }
    `,
    props.category,
  )
  const [reorder, hasOrderFailed] = useReorderMenus(caterNumber)
  const [remove, hasRemoveFailed] = useRemoveMenuFromCategory(id)
  const items = menus ?? []
  const actions = (
    <>
      <AddMenusDialog categoryId={id} caterNumber={caterNumber} taken={items.map((menu) => menu.id)} />
      <AddLink kind="plain" to={paths.newMenu(caterNumber)} state={{ categoryId: id }} />
    </>
  )
  return (
    <section className={styles.menus} aria-label="Menuer i kategorien">
      <div className={styles.head}>
        <h2>
          Menuer <span className={styles.count}>{items.length}</span>
        </h2>
        {items.length > 0 && actions}
      </div>
      {hasOrderFailed && <OrderNotSaved />}
      {hasRemoveFailed && (
        <OfficeNotice kind="stop">
          <strong>Noget gik galt.</strong>
          <span>Menuen står stadig i kategorien. Prøv igen.</span>
        </OfficeNotice>
      )}
      {items.length === 0 ? (
        <EmptyList title="Ingen kuverter i denne kategori" hint="Hent menuer, I allerede har, eller lav en ny.">
          {actions}
        </EmptyList>
      ) : (
        <div className={styles.scroller}>
          <SortableList
            label="Menuer"
            items={items}
            onMove={(order) => reorder({ within: id, field: 'menus', categoryId: id }, order)}
          >
            {(menu) => (
              <>
                <Link className={styles.name} to={paths.officeMenu(caterNumber, menu.uuid)}>
                  {menu.name}
                </Link>
                <span className={styles.price}>{formatKroner(toOere(menu.price))}</span>
                <OfficeButton
                  kind="quiet"
                  aria-label="Fjern fra kategori"
                  title={`Fjern ${menu.name} fra kategori`}
                  onClick={() => remove(menu.id)}
                >
                  <OfficeIcon name="close" />
                </OfficeButton>
              </>
            )}
          </SortableList>
        </div>
      )}
    </section>
  )
}
