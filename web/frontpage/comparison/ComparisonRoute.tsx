import { usePreloadedQuery } from 'react-relay/hooks'
import { Link, useLoaderData } from 'react-router'
import type { ComparisonRouteQuery } from '../../__generated__/ComparisonRouteQuery.graphql.ts'
import { paths } from '../../page/paths.ts'
import text from '../../ui/text.module.css'
import { searchAddress } from '../caterSearch.ts'
import { EveryHostPage } from '../../everyHost/EveryHostPage.tsx'
import styles from './ComparisonTable.module.css'
import { query } from './ComparisonRoute.data.ts'
import type { loader } from './ComparisonRoute.data.ts'
import { ComparisonTable } from './ComparisonTable.tsx'

/** MAR-4: up to three caterers side by side, '/sammenlign'. */
export function Component() {
  const { ref, search } = useLoaderData<typeof loader>()
  const data = usePreloadedQuery<ComparisonRouteQuery>(query, ref)
  return (
    <EveryHostPage>
      <main className={text.page} id="indhold" tabIndex={-1}>
        <title>Sammenlign køkkener, Kuvert</title>
        <meta name="robots" content="noindex" />
        <div className={styles.head}>
          <h1>Sammenlign køkkener</h1>
          <Link to={`${paths.home()}${searchAddress(search)}#leverandorer`}>Tilbage til søgningen</Link>
        </div>
        <ComparisonTable query={data} search={search} />
      </main>
    </EveryHostPage>
  )
}
