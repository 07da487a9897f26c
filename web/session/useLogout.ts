import { graphql, useMutation } from 'react-relay/hooks'
import type { useLogoutMutation } from '../__generated__/useLogoutMutation.graphql.ts'
import { clearSession } from './sessionStore.ts'

/**
 * Ends the session, and removes what this tab has stored. The caller must load a new document afterwards, so that no data
 * of the former viewer stays.
 */
export function useLogout() {
  const [commit, isLoggingOut] = useMutation<useLogoutMutation>(graphql`
    mutation useLogoutMutation {
      logout {
        __typename
      }
    }
  `)
  const logout = (onDone: () => void, onFailed: () => void) => {
    const onCompleted = () => {
      clearSession()
      onDone()
    }
    commit({ variables: {}, onCompleted, onError: onFailed })
  }
  return [logout, isLoggingOut] as const
}
