import { graphql, useFragment } from 'react-relay/hooks'
import type { usePageChoices_query$key } from '../../__generated__/usePageChoices_query.graphql.ts'

interface Choice {
  value: string
  label: string
}

/** The choices of a page's fields. */
export interface PageChoices {
  foodtypes: Choice[]
  occasions: Choice[]
}

/** Converts the filters to choices of a page's fields. */
export function usePageChoices(query: usePageChoices_query$key): PageChoices {
  const { filters } = useFragment(
    graphql`
      fragment usePageChoices_query on Query {
        filters {
          foodtypes {
            id
            name
          }
          occasions {
            id
            name
          }
        }
      }
    `,
    query,
  )
  const toChoice = ({ id, name }: { readonly id: string; readonly name: string }) => ({ value: id, label: name })
  return {
    foodtypes: filters.foodtypes.map(toChoice),
    occasions: filters.occasions.map(toChoice),
  }
}
