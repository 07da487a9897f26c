import { useState } from 'react'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router'
import type { FoodsRoute_query$key } from '../../__generated__/FoodsRoute_query.graphql.ts'
import type { FoodsRouteQuery } from '../../__generated__/FoodsRouteQuery.graphql.ts'
import { paths } from '../../page/paths.ts'
import { EmptyList } from '../../ui/EmptyList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import { caterParents } from '../page/caterParents.ts'
import { DraftNotice } from '../form/DraftNotice.tsx'
import { LeaveGuard } from '../form/LeaveGuard.tsx'
import { OfficePage } from '../page/OfficePage.tsx'
import { useRefetchOnNavigate } from '../page/useRefetchOnNavigate.ts'
import { FoodDialog } from './FoodDialog.tsx'
import { FoodFilters } from './FoodFilters.tsx'
import { FoodList } from './FoodList.tsx'
import { FoodSaveBar } from './FoodSaveBar.tsx'
import { FoodTable } from './FoodTable.tsx'
import styles from './Foods.module.css'
import { groupFoods, isInFilter, summaryOf } from './foodGroups.ts'
import type { FoodFilter, ListedMenu } from './foodGroups.ts'
import { foodsRouteQuery } from './FoodsRoute.data.ts'
import type { loader } from './FoodsRoute.data.ts'
import { readFood } from './readFood.ts'
import type { OfficeFood } from './readFood.ts'
import { useFoodDrafts } from './useFoodDrafts.ts'

/** ALG-8: 'Allergener': the declarations of a caterer's foods. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  const { viewer, cater } = useFragment<FoodsRoute_query$key>(
    graphql`
      fragment FoodsRoute_query on Query @argumentDefinitions(number: { type: "Int!" }) {
        viewer {
          role
        }
        cater(number: $number) {
          name
          number
          foods {
            ...readFood_food
          }
          menus {
            uuid
            name
            allFoodsListed
            foods {
              uuid
            }
            ...FoodsListed_menu
          }
        }
      }
    `,
    usePreloadedQuery<FoodsRouteQuery>(foodsRouteQuery, ref),
  )
  useRefetchOnNavigate(foodsRouteQuery, ref.variables)
  if (!cater) return null
  const { name, number, foods } = cater
  const menus = (cater.menus ?? [])
    .filter((menu) => menu.foods.length > 0)
    .map((menu) => ({ uuid: menu.uuid, name: menu.name, isListed: menu.allFoodsListed ?? null, key: menu }))
  const parents = [...caterParents(viewer?.role === 'ADMIN'), { label: name, to: paths.officeCater(number) }]
  return (
    <OfficePage title="Allergener" parents={parents}>
      {foods ? (
        <FoodsPage key={number} caterNumber={number} foods={foods.map(readFood)} menus={menus} />
      ) : (
        <>
          <PageHeader title="Allergener" />
          <Notice variant="warning">Tjenesten kender ikke til allergener.</Notice>
        </>
      )}
    </OfficePage>
  )
}

function FoodsPage(props: { caterNumber: number; foods: readonly OfficeFood[]; menus: readonly ListedMenu[] }) {
  const { caterNumber, foods, menus } = props
  const [typed, setTyped] = useState('')
  const [filter, setFilter] = useState<FoodFilter>('all')
  const [openId, setOpenId] = useState<string | null>(null)
  const isHydrated = useIsHydrated()
  const editing = useFoodDrafts(caterNumber, foods)
  const { drafts, changed, changedIds, change, draft } = editing
  const groups = groupFoods(foods, menus, filter, typed)
  const unlisted = menus.filter(({ isListed }) => isListed === false)
  const countIn = (option: FoodFilter) =>
    option === 'unlisted' ? unlisted.length : foods.filter((food) => isInFilter(food, option, undefined)).length
  const parts = { groups, foods, drafts, changedIds, change, onOpen: (food: OfficeFood) => setOpenId(food.id) }
  const open = foods.find(({ id }) => id === openId)
  return (
    <>
      <PageHeader title="Allergener" hint={summaryOf(foods)} />
      <DraftNotice draft={draft} />
      {foods.length === 0 ? (
        <EmptyList title="Ingen retter endnu" hint="Allergener oplyses for menuernes valg og for retter." />
      ) : (
        <fieldset className={styles.parts} disabled={!isHydrated}>
          <FoodFilters typed={typed} onType={setTyped} filter={filter} onFilter={setFilter} countIn={countIn} />
          {unlisted.length > 0 && (
            <Notice variant="warning">
              <strong>
                {`${unlisted.length === 1 ? `${unlisted[0]?.name}` : `${unlisted.length} menuer`} mangler krydset "Alt, hvad der serveres i menuen, står på listen".`}
              </strong>
              <span>Uden det står en menu som "Ikke oplyst" for gæsterne, uanset hvad der er oplyst for retterne.</span>
            </Notice>
          )}
          {groups.length === 0 ? (
            <p>Ingen retter passer.</p>
          ) : (
            <>
              <FoodTable {...parts} />
              <FoodList {...parts} />
            </>
          )}
          <FoodSaveBar caterNumber={caterNumber} editing={editing} onOpen={setOpenId} />
        </fieldset>
      )}
      <FoodDialog
        food={open}
        foods={foods}
        draft={open && (drafts[open.id] ?? open.declaration)}
        onChange={(to) => open && change(open, to)}
        onClose={() => setOpenId(null)}
      />
      <LeaveGuard
        isDirty={changed.length > 0}
        changed={changed.length > 3 ? [] : changed.map((food) => food.name)}
        onLeave={draft.discard}
      />
    </>
  )
}
