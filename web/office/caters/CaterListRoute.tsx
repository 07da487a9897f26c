import { useState } from 'react'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router'
import { joinWords } from '../../../domain/texts/blanks.ts'
import type { CaterListRoute_query$key } from '../../__generated__/CaterListRoute_query.graphql.ts'
import type { CaterListRouteQuery } from '../../__generated__/CaterListRouteQuery.graphql.ts'
import { paths } from '../../page/paths.ts'
import { OfficePage } from '../page/OfficePage.tsx'
import { AddLink } from '../page/AddLink.tsx'
import { FailedPart } from '../../errors/FailedPart.tsx'
import { Field } from '../../ui/Field.tsx'
import { SortOrderErrorNotice } from '../form/SortOrderErrorNotice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SortableList } from '../sortable/SortableList.tsx'
import { caterListRouteQuery } from './CaterListRoute.data.ts'
import type { loader } from './CaterListRoute.data.ts'
import styles from './CaterListRoute.module.css'
import { CaterListRow } from './CaterListRow.tsx'
import { useReorderCaters } from './useReorderCaters.ts'
import { foldText } from '../../../domain/texts/typedText.ts'

const PARENTS = [{ label: 'Dashboard', to: paths.office() }]

/** All caterers of the marketplace, with search, sorting and active switches. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  return <CaterList query={usePreloadedQuery<CaterListRouteQuery>(caterListRouteQuery, ref)} />
}

function CaterList(props: { query: CaterListRoute_query$key }) {
  const { allCaters } = useFragment(
    graphql`
      fragment CaterListRoute_query on Query {
        allCaters {
          id
          name
          city
          administration {
            ordering
          }
          ...CaterListRow_cater
        }
      }
    `,
    props.query,
  )
  const [search, setSearch] = useState('')
  const [reorder, error] = useReorderCaters()
  const caters = allCaters ?? []
  const query = foldText(joinWords(search))
  const matches = caters.filter(({ name, city }) => foldText(joinWords(`${name} ${city}`)).includes(query))
  const move = (order: readonly (typeof caters)[number][]) =>
    reorder(
      order.map(({ id }) => id),
      order.flatMap(({ id, administration }, ordering) =>
        administration?.ordering === ordering ? [] : { id, ordering },
      ),
    )
  const renderRow = (cater: (typeof caters)[number]) => <CaterListRow cater={cater} />
  return (
    <OfficePage title="Cateringfirmaer" parents={PARENTS}>
      <PageHeader title="Cateringfirmaer">
        <AddLink to={paths.newCater()} />
      </PageHeader>
      <div className={styles.search}>
        <Field label="Søg">
          {(control) => (
            <input
              {...control}
              type="search"
              placeholder="Navn eller by"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          )}
        </Field>
        <output className={styles.count}>
          {matches.length === 1 ? '1 cateringfirma' : `${matches.length} cateringfirmaer`}
        </output>
      </div>
      <SortOrderErrorNotice error={error} />
      {!allCaters && <FailedPart />}
      {allCaters && matches.length === 0 && (
        <p>{query ? 'Ingen cateringfirmaer passer til søgningen.' : 'Ingen cateringfirmaer endnu.'}</p>
      )}
      {/* a filtered list cannot be sorted */}
      {query ? (
        <ul className={styles.found} aria-label="Cateringfirmaer">
          {matches.map((cater) => (
            <li key={cater.id}>{renderRow(cater)}</li>
          ))}
        </ul>
      ) : (
        <SortableList label="Cateringfirmaer" items={caters} onMove={move}>
          {renderRow}
        </SortableList>
      )}
    </OfficePage>
  )
}
