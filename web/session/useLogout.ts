import { graphql, useMutation } from 'react-relay/hooks'
import type { useLogoutMutation } from '../__generated__/useLogoutMutation.graphql.ts'

/** Ends the session. Whoever calls it loads a new document after, so that no data of the former viewer stays. */
export function useLogout() {
  const [commit, isLoggingOut] = useMutation<useLogoutMutation>(graphql`
    mutation useLogoutMutation {
      logout {
        __typename
      }
    }
  `)
  const logout = (onDone: () => void, onFailed: () => void) => {
    commit({ variables: {}, onCompleted: onDone, onError: onFailed })
  }
  return [logout, isLoggingOut] as const
}
