import { graphql, useMutation } from 'react-relay/hooks'
import type { useLogoutMutation } from '../__generated__/useLogoutMutation.graphql.ts'

/** Ends the session. The caller must load a new document afterwards, so that no data of the former viewer stays. */
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
