import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { useViewerIdQuery } from '../../__generated__/useViewerIdQuery.graphql.ts'

const query = graphql`
  query useViewerIdQuery {
    viewer {
      id
    }
  }
`

/** Who is at work. The office's frame has asked for it, so nothing is asked here. */
export function useViewerId(): string {
  const { viewer } = useLazyLoadQuery<useViewerIdQuery>(query, {}, { fetchPolicy: 'store-only' })
  return viewer?.id ?? ''
}
