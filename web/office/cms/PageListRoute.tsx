import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay/hooks'
import { Link, useLoaderData } from 'react-router'
import type { PageListPaginationQuery } from '../../__generated__/PageListPaginationQuery.graphql.ts'
import type { PageListRoute_query$key } from '../../__generated__/PageListRoute_query.graphql.ts'
import type { PageListQuery } from '../../__generated__/PageListQuery.graphql.ts'
import { paths } from '../../page/paths.ts'
import { ListFooter } from '../list/ListFooter.tsx'
import { ListSearch } from '../list/ListSearch.tsx'
import { useListSearch } from '../list/useListSearch.ts'
import { ListPage } from '../page/ListPage.tsx'
import { ScrollTable, scrollTableOpen } from '../../ui/ScrollTable.tsx'
import { pageListQuery } from './Page.data.ts'
import type { listLoader } from './Page.data.ts'
import styles from './PageListRoute.module.css'

const COLUMNS = [{ name: 'Adresse' }, { name: 'Titel' }, { name: 'Cateringfirma' }]
const PARENTS = [{ label: 'Dashboard', to: paths.office() }]
const ROWS = 'page-rows'

/** 'Sider': the front page and the storefronts, with their addresses and caterers. */
export function Component() {
  const { ref } = useLoaderData<typeof listLoader>()
  const query = usePreloadedQuery<PageListQuery>(pageListQuery, ref)
  return <PageList query={query} searched={ref.variables.query ?? ''} />
}

function PageList(props: { query: PageListRoute_query$key; searched: string }) {
  const { data, ...pages } = usePaginationFragment<PageListPaginationQuery, PageListRoute_query$key>(
    graphql`
      fragment PageListRoute_query on Query
      @refetchable(queryName: "PageListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
        pagesConnection(first: $count, after: $cursor, query: $query)
          @connection(key: "PageListRoute_pagesConnection") {
          totalCount
          edges {
            node {
              number
              url
              title
              cater {
                name
              }
            }
          }
        }
      }
    `,
    props.query,
  )
  const { edges, totalCount } = data.pagesConnection
  const { searched } = props
  const search = useListSearch()
  return (
    <ListPage
      title="Sider"
      parents={PARENTS}
      items={edges}
      filter={
        <search className={styles.search}>
          <ListSearch
            label="Søg i sider"
            placeholder="Adresse eller titel"
            query={searched}
            rowsId={ROWS}
            onSearch={search}
          />
        </search>
      }
      noMatch={searched ? 'Ingen sider passer til søgningen.' : undefined}
      newItemPath={paths.newPage()}
      empty={{ title: 'Ingen sider endnu', hint: 'En side fører en adresse til forsiden eller til et cateringfirma.' }}
    >
      {(items) => (
        <>
          <div id={ROWS}>
            <ScrollTable label="Sider" columns={COLUMNS} items={items} keyOf={({ node }) => String(node.number)}>
              {({ node: { number, url, title, cater } }) => [
                <Link key="url" className={scrollTableOpen} to={paths.officePage(String(number))}>
                  {url}
                </Link>,
                title,
                cater?.name,
              ]}
            </ScrollTable>
          </div>
          <ListFooter shown={items.length} total={totalCount ?? null} pages={pages} rowsId={ROWS} />
        </>
      )}
    </ListPage>
  )
}
