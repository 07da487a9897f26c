import { usePreloadedQuery } from 'react-relay/hooks'
import { Link, useLoaderData } from 'react-router'
import type { FrontPageRouteQuery } from '../__generated__/FrontPageRouteQuery.graphql.ts'
import { paths } from '../paths.ts'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import text from '../ui/text.module.css'
import { CaterCards } from './CaterCards.tsx'
import styles from './FrontPage.module.css'
import { query } from './FrontPageRoute.data.ts'
import type { loader } from './FrontPageRoute.data.ts'

/** The marketplace's front page, on the bare domain: its caterers. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  const data = usePreloadedQuery<FrontPageRouteQuery>(query, ref)
  return (
    <>
      <title>Kuvert, mad til mange</title>
      <meta name="description" content="Find en leverandør, og bestil mad til mange." />
      <header className={classes(text.page, styles.top)}>
        <Link className={styles.logo} to={paths.home()}>
          Kuvert
        </Link>
        <nav aria-label="Side">
          <Link to={paths.login()}>
            <Icon name="user" />
            Log ind
          </Link>
        </nav>
      </header>
      <main className={text.page} id="indhold">
        <h1 className={styles.title}>Mad til mange, fra køkkener med navn.</h1>
        <hr className={styles.rule} />
        <CaterCards query={data} />
      </main>
    </>
  )
}
