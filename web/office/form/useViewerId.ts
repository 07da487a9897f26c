import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { useViewerIdQuery } from '../../__generated__/useViewerIdQuery.graphql.ts'

const query = graphql`
  query useViewerIdQuery {
    viewer {
      id
    }
  }
`

/** The id of the signed-in user, from the store: the office layout has fetched it. */
export function useViewerId(): string {
  const { viewer } = useLazyLoadQuery<useViewerIdQuery>(query, {}, { fetchPolicy: 'store-only' })
  return viewer?.id ?? ''
}
