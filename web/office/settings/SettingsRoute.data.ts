import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { SettingsRouteQuery } from '../../__generated__/SettingsRouteQuery.graphql.ts'
import { loadCaterPage } from '../access/pageLoaders.ts'

/** What a caterer has set. */
export const settingsRouteQuery = graphql`
  query SettingsRouteQuery($number: Int!) {
    ...SettingsRoute_query @arguments(number: $number)
  }
`

/** Loads the settings of a caterer, for its owners and admins. */
export const loader = (args: LoaderFunctionArgs) => loadCaterPage<SettingsRouteQuery>(args, settingsRouteQuery)
