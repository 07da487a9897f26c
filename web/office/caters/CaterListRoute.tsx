import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router'
import type { CaterListPaginationQuery } from '../../__generated__/CaterListPaginationQuery.graphql.ts'
import type {
  CaterListRoute_query$data,
  CaterListRoute_query$key,
} from '../../__generated__/CaterListRoute_query.graphql.ts'
import type { CaterListRouteQuery } from '../../__generated__/CaterListRouteQuery.graphql.ts'
import { FailedPart } from '../../errors/FailedPart.tsx'
import { paths } from '../../page/paths.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SortOrderErrorNotice } from '../form/SortOrderErrorNotice.tsx'
import { ListFooter } from '../list/ListFooter.tsx'
import { ListSearch } from '../list/ListSearch.tsx'
import { useListSearch } from '../list/useListSearch.ts'
import { AddLink } from '../page/AddLink.tsx'
import { OfficePage } from '../page/OfficePage.tsx'
import { SortableList } from '../sortable/SortableList.tsx'
import { caterListRouteQuery } from './CaterListRoute.data.ts'
import type { loader } from './CaterListRoute.data.ts'
import styles from './CaterListRoute.module.css'
import { CaterListRow } from './CaterListRow.tsx'
import { useMoveCater } from './useMoveCater.ts'

const PARENTS = [{ label: 'Dashboard', to: paths.office() }]
const ROWS = 'cater-rows'

/** The caterers of the marketplace, with search, sorting and active switches. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  const query = usePreloadedQuery<CaterListRouteQuery>(caterListRouteQuery, ref)
  return <CaterList query={query} searched={ref.variables.query ?? ''} />
}

type Connection = NonNullable<CaterListRoute_query$data['allCatersConnection']>

function CaterList(props: { query: CaterListRoute_query$key; searched: string }) {
  const { data, refetch, ...pages } = usePaginationFragment<CaterListPaginationQuery, CaterListRoute_query$key>(
    graphql`
      fragment CaterListRoute_query on Query
      @refetchable(queryName: "CaterListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
        allCatersConnection(first: $count, after: $cursor, query: $query)
          @connection(key: "CaterListRoute_allCatersConnection") {
          connectionId: __id
          totalCount
          edges {
            node {
              id
              name
              ...CaterListRow_cater
            }
          }
        }
      }
    `,
    props.query,
  )
  const list = data.allCatersConnection
  const { searched } = props
  const search = useListSearch()
  const caters = list?.edges.map(({ node }) => ({ ...node, name: node.name })) ?? []
  const [move, error] = useMoveCater(list?.connectionId, () => refetch({}, { fetchPolicy: 'network-only' }))
  const renderRow = (cater: Connection['edges'][number]['node']) => (
    <CaterListRow
      cater={cater}
      count={searched ? null : (list?.totalCount ?? 0)}
      onMove={(place) => move(cater.id, place)}
    />
  )
  return (
    <OfficePage title="Cateringfirmaer" parents={PARENTS}>
      <PageHeader title="Cateringfirmaer">
        <AddLink to={paths.newCater()} />
      </PageHeader>
      <search className={styles.search}>
        <ListSearch
          label="Søg i cateringfirmaer"
          placeholder="Navn eller by"
          query={searched}
          rowsId={ROWS}
          onSearch={search}
        />
      </search>
      <SortOrderErrorNotice error={error} />
      {!list && <FailedPart />}
      {list && caters.length === 0 && (
        <p>{searched ? 'Ingen cateringfirmaer passer til søgningen.' : 'Ingen cateringfirmaer endnu.'}</p>
      )}
      <div id={ROWS}>
        {/* a filtered list cannot be sorted */}
        {searched ? (
          <ul className={styles.found} aria-label="Cateringfirmaer">
            {caters.map((cater) => (
              <li key={cater.id}>{renderRow(cater)}</li>
            ))}
          </ul>
        ) : (
          <SortableList
            label="Cateringfirmaer"
            items={caters}
            onMove={(order, { moved }) => move(moved.id, order.findIndex(({ id }) => id === moved.id) + 1)}
          >
            {renderRow}
          </SortableList>
        )}
      </div>
      {list && caters.length > 0 && (
        <ListFooter shown={caters.length} total={list.totalCount} pages={pages} rowsId={ROWS} />
      )}
    </OfficePage>
  )
}
