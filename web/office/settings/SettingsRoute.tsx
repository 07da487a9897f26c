import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { Link, useLoaderData } from 'react-router'
import type { SettingsRoute_query$key } from '../../__generated__/SettingsRoute_query.graphql.ts'
import type { SettingsRouteQuery } from '../../__generated__/SettingsRouteQuery.graphql.ts'
import { paths } from '../../page/paths.ts'
import { Icon } from '../../ui/Icon.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { caterParents } from '../page/caterParents.ts'
import { OfficePage } from '../page/OfficePage.tsx'
import styles from './Settings.module.css'
import { listSettings } from './listSettings.ts'
import { settingsRouteQuery } from './SettingsRoute.data.ts'
import type { loader } from './SettingsRoute.data.ts'

/** DAY-18 'Indstillinger': all that a caterer can set, with what it is now, and the way to each. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  return <Settings query={usePreloadedQuery<SettingsRouteQuery>(settingsRouteQuery, ref)} />
}

function Settings(props: { query: SettingsRoute_query$key }) {
  const { viewer, cater } = useFragment(
    graphql`
      fragment SettingsRoute_query on Query @argumentDefinitions(number: { type: "Int!" }) {
        viewer {
          role
        }
        cater(number: $number) {
          name
          number
          ...listSettings_cater
        }
      }
    `,
    props.query,
  )
  if (!cater) return null
  const isAdmin = viewer?.role === 'ADMIN'
  const parents = [...caterParents(isAdmin), { label: cater.name, to: paths.officeCater(cater.number) }]
  return (
    <OfficePage title="Indstillinger" parents={parents}>
      <PageHeader title="Indstillinger" />
      <div className={styles.settings}>
        {listSettings(cater, isAdmin).map(({ title, settings }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {settings.map(({ name, hint, value, icon, to }) => (
                <li key={name}>
                  <Link to={to}>
                    <Icon name={icon} />
                    <span className={styles.what}>
                      <b>{name}</b>
                      <small>{hint}</small>
                    </span>
                    {value && <span className={styles.value}>{value}</span>}
                    <Icon name="right" />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </OfficePage>
  )
}
