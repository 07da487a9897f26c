import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { Link, useLoaderData } from 'react-router'
import type { PageListRoute_query$key } from '../../__generated__/PageListRoute_query.graphql.ts'
import type { PageListQuery } from '../../__generated__/PageListQuery.graphql.ts'
import { paths } from '../../page/paths.ts'
import { ListPage } from '../page/ListPage.tsx'
import { ScrollTable, scrollTableOpen } from '../../ui/ScrollTable.tsx'
import { pageListQuery } from './Page.data.ts'
import type { listLoader } from './Page.data.ts'

const COLUMNS = [{ name: 'Adresse' }, { name: 'Titel' }, { name: 'Cateringfirma' }]
const PARENTS = [{ label: 'Dashboard', to: paths.office() }]

/** 'Sider': the front page and the storefronts, with their addresses and caterers. */
export function Component() {
  const { ref } = useLoaderData<typeof listLoader>()
  return <PageList query={usePreloadedQuery<PageListQuery>(pageListQuery, ref)} />
}

function PageList(props: { query: PageListRoute_query$key }) {
  const { pages } = useFragment(
    graphql`
      fragment PageListRoute_query on Query {
        pages {
          number
          url
          title
          cater {
            name
          }
        }
      }
    `,
    props.query,
  )
  return (
    <ListPage
      title="Sider"
      parents={PARENTS}
      items={pages}
      newItemPath={paths.newPage()}
      empty={{ title: 'Ingen sider endnu', hint: 'En side fører en adresse til forsiden eller til et cateringfirma.' }}
    >
      {(items) => (
        <ScrollTable label="Sider" columns={COLUMNS} items={items} keyOf={({ number }) => String(number)}>
          {({ number, url, title, cater }) => [
            <Link key="url" className={scrollTableOpen} to={paths.officePage(String(number))}>
              {url}
            </Link>,
            title,
            cater?.name,
          ]}
        </ScrollTable>
      )}
    </ListPage>
  )
}
