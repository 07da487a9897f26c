import { graphql } from 'react-relay/hooks'
import { readInlineData } from 'relay-runtime'
import type { settingsParents_cater$key } from '../../__generated__/settingsParents_cater.graphql.ts'
import { paths } from '../../page/paths.ts'
import { caterParents } from './caterParents.ts'
import type { ParentPage } from './OfficePage.tsx'

/** The breadcrumbs of a page of a caterer's settings, which lead back to 'Indstillinger'. */
export function settingsParents(key: settingsParents_cater$key, isAdmin: boolean): ParentPage[] {
  const { name, number } = readInlineData(
    graphql`
      fragment settingsParents_cater on Cater @inline {
        name
        number
      }
    `,
    key,
  )
  return [
    ...caterParents(isAdmin),
    { label: name, to: paths.officeCater(number) },
    { label: 'Indstillinger', to: paths.officeSettings(number) },
  ]
}
