import { graphql } from 'react-relay/hooks'
import { readInlineData } from 'relay-runtime'
import type { catalogueParents_cater$key } from '../../__generated__/catalogueParents_cater.graphql.ts'
import { paths } from '../../page/paths.ts'
import type { ParentPage } from './OfficePage.tsx'

/** The breadcrumbs of a page in a caterer's catalogue: the dashboard, the caterer, and the list of an item. */
export function catalogueParents(
  key: catalogueParents_cater$key,
  list?: { label: string; to: (cater: number) => string },
): ParentPage[] {
  const cater = readInlineData(
    graphql`
      fragment catalogueParents_cater on Cater @inline {
        number
        name
      }
    `,
    key,
  )
  return [
    { label: 'Dashboard', to: paths.office() },
    { label: cater.name, to: paths.officeCater(cater.number) },
    ...(list ? [{ label: list.label, to: list.to(cater.number) }] : []),
  ]
}
