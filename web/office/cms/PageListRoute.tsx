import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { Link, useLoaderData } from 'react-router'
import type { PageListRoute_query$key } from '../../__generated__/PageListRoute_query.graphql.ts'
import type { PageListRouteQuery } from '../../__generated__/PageListRouteQuery.graphql.ts'
import { paths } from '../../paths.ts'
import { OfficePage } from '../OfficePage.tsx'
import { officeButtonClass } from '../parts/OfficeButton.tsx'
import { pageListRouteQuery } from './PageListRoute.data.ts'
import type { loader } from './PageListRoute.data.ts'
import styles from './PageListRoute.module.css'

const PARENTS = [{ label: 'Dashboard', to: paths.office() }]

/** The front page, and the storefronts of caterers: which address leads to whom. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  return <PageList query={usePreloadedQuery<PageListRouteQuery>(pageListRouteQuery, ref)} />
}

function PageList(props: { query: PageListRoute_query$key }) {
  const { pages } = useFragment(
    graphql`
      fragment PageListRoute_query on Query {
        pages {
          id
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
    <OfficePage title="Sider" parents={PARENTS}>
      <header className={styles.head}>
        <h1>Sider</h1>
        <Link className={officeButtonClass('main')} to={paths.newPage()}>
          Tilføj ny
        </Link>
      </header>
      {pages.length === 0 ? (
        <p>Ingen sider endnu.</p>
      ) : (
        <table className={styles.pages}>
          <thead>
            <tr>
              <th scope="col">Adresse</th>
              <th scope="col">Titel</th>
              <th scope="col">Cateringfirma</th>
            </tr>
          </thead>
          <tbody>
            {pages.map(({ id, number, url, title, cater }) => (
              <tr key={id}>
                <td>
                  <Link to={paths.officePage(String(number))}>{url}</Link>
                </td>
                <td>{title}</td>
                <td>{cater?.name}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </OfficePage>
  )
}
