import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import { formatOfficePrice, toOere } from '../../../domain/money/money.ts'
import type { CategoryMenus_category$key } from '../../__generated__/CategoryMenus_category.graphql.ts'
import { paths } from '../../page/paths.ts'
import { AddLink } from '../page/AddLink.tsx'
import { EmptyList } from '../../ui/EmptyList.tsx'
import { ActionErrorNotice } from '../form/ActionErrorNotice.tsx'
import { SortOrderErrorNotice } from '../form/SortOrderErrorNotice.tsx'
import { FailedPart } from '../../errors/FailedPart.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SortableList } from '../sortable/SortableList.tsx'
import { AddMenusDialog } from './AddMenusDialog.tsx'
import styles from './CategoryMenus.module.css'
import { useRemoveMenuFromCategory } from './categoryMutations.ts'
import { useReorderMenus } from '../menus/menuMutations.ts'

/** The menus of a category, in its own order. Adding, sorting and removing are each saved at once. */
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
  const [reorder, orderError] = useReorderMenus(caterNumber)
  const [remove, removeError] = useRemoveMenuFromCategory(id)
  if (!menus) return <FailedPart />
  const actions = (
    <>
      <AddMenusDialog categoryId={id} caterNumber={caterNumber} memberIds={menus.map((menu) => menu.id)} />
      <AddLink variant="secondary" to={paths.newMenu(caterNumber)} state={{ categoryId: id }} />
    </>
  )
  return (
    <section className={styles.menus} aria-label="Menuer i kategorien">
      <div className={styles.header}>
        <h2>
          Menuer <span className={styles.count}>{menus.length}</span>
        </h2>
        {menus.length > 0 && actions}
      </div>
      <SortOrderErrorNotice error={orderError} />
      <ActionErrorNotice error={removeError}>Menuen står stadig i kategorien.</ActionErrorNotice>
      {menus.length === 0 ? (
        <EmptyList title="Ingen kuverter i denne kategori" hint="Hent menuer, I allerede har, eller lav en ny.">
          {actions}
        </EmptyList>
      ) : (
        <SortableList
          label="Menuer"
          items={menus}
          onMove={(order) => reorder({ ownerId: id, field: 'menus', categoryId: id }, order)}
        >
          {(menu) => (
            <>
              <Link className={styles.name} to={paths.officeMenu(caterNumber, menu.uuid)}>
                {menu.name}
              </Link>
              <span className={styles.end}>
                <span className={styles.price}>{formatOfficePrice(toOere(menu.price))}</span>
                <Button
                  variant="quiet"
                  aria-label="Fjern fra kategori"
                  title={`Fjern ${menu.name} fra kategori`}
                  onClick={() => remove(menu.id)}
                >
                  <Icon name="close" />
                </Button>
              </span>
            </>
          )}
        </SortableList>
      )}
    </section>
  )
}
