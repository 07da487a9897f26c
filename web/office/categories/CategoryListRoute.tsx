import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { Link, useLoaderData } from 'react-router'
import type { CategoryListQuery } from '../../__generated__/CategoryListQuery.graphql.ts'
import type { CategoryListRoute_cater$key } from '../../__generated__/CategoryListRoute_cater.graphql.ts'
import type { CategoryListRoute_category$key } from '../../__generated__/CategoryListRoute_category.graphql.ts'
import { paths } from '../../page/paths.ts'
import { AddLink } from '../page/AddLink.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { catalogueParents } from '../page/catalogueParents.ts'
import { EmptyList } from '../../ui/EmptyList.tsx'
import { SortOrderErrorNotice } from '../form/SortOrderErrorNotice.tsx'
import { OfficePage } from '../page/OfficePage.tsx'
import { FailedPart } from '../../errors/FailedPart.tsx'
import { SortableHint } from '../sortable/SortableHint.tsx'
import { SortableList } from '../sortable/SortableList.tsx'
import { categoryListQuery } from './Category.data.ts'
import type { listLoader } from './Category.data.ts'
import styles from './CategoryListRoute.module.css'
import { useSwapCategories } from './categoryMutations.ts'

/** 'Kategorier': the categories of a caterer. Dropping one onto another swaps the two. */
export function Component() {
  const { ref } = useLoaderData<typeof listLoader>()
  const { cater } = usePreloadedQuery<CategoryListQuery>(categoryListQuery, ref)
  return cater ? <CategoryList cater={cater} /> : <FailedPart />
}

function CategoryList(props: { cater: CategoryListRoute_cater$key }) {
  const cater = useFragment(
    graphql`
      fragment CategoryListRoute_cater on Cater {
        id
        number
        categories {
          id
          name
          ...CategoryListRoute_category
        }
        ...catalogueParents_cater
      }
    `,
    props.cater,
  )
  const [swap, error] = useSwapCategories(cater.id)
  const { number, categories } = cater
  const items = categories?.map((category) => ({ id: category.id, name: category.name, category })) ?? []
  const add = <AddLink to={paths.newCategory(number)} />
  return (
    <OfficePage title="Kategorier" parents={catalogueParents(cater)}>
      <div className={styles.column}>
        <PageHeader title="Kategorier" hint="Rækkefølgen her er rækkefølgen på jeres side.">
          {items.length > 0 && add}
        </PageHeader>
        {!categories && <FailedPart />}
        {categories?.length === 0 && (
          <EmptyList
            title="Ingen kategorier tilføjet"
            hint="Kategorier er overskrifterne på jeres side, fx Smørrebrød og Lune retter."
          >
            {add}
          </EmptyList>
        )}
        <SortOrderErrorNotice error={error} />
        {items.length > 0 && (
          <>
            <SortableList
              label="Kategorier"
              items={items}
              mode="swap"
              onMove={(order, { moved, onto }) =>
                swap(
                  moved.id,
                  onto.id,
                  order.map(({ id }) => id),
                )
              }
            >
              {({ category }, place) => <CategoryRow category={category} caterNumber={number} place={place} />}
            </SortableList>
            <SortableHint>Slip på en anden række for at bytte plads.</SortableHint>
          </>
        )}
      </div>
    </OfficePage>
  )
}

/** A category in the list: its position, name and number of menus. */
function CategoryRow(props: { category: CategoryListRoute_category$key; caterNumber: number; place: number }) {
  const { uuid, name, menuCount } = useFragment(
    graphql`
      fragment CategoryListRoute_category on Category {
        uuid
        name
        menuCount
      }
    `,
    props.category,
  )
  return (
    <>
      <span className={styles.place}>{props.place}</span>
      <div className={styles.words}>
        <Link className={styles.name} to={paths.officeCategory(props.caterNumber, uuid)}>
          {name}
        </Link>
        <span className={styles.count}>{menuCount === 1 ? '1 menu' : `${menuCount} menuer`}</span>
      </div>
    </>
  )
}
