import { graphql, useMutation } from 'react-relay/hooks'
import type { useRequestPasswordLinkMutation } from '../__generated__/useRequestPasswordLinkMutation.graphql.ts'
import { FAILED } from '../errors/failedText.ts'

/** Requests a link by mail. `onSettled` gets the Danish error, or null. */
export function useRequestPasswordLink() {
  const [commit, isRequesting] = useMutation<useRequestPasswordLinkMutation>(graphql`
    mutation useRequestPasswordLinkMutation($input: RequestPasswordLinkInput!) {
      requestPasswordLink(input: $input) {
        __typename
        ... on ValidationFailed {
          message
        }
        ... on TooManyAttempts {
          message
        }
      }
    }
  `)
  const requestLink = (email: string, onSettled: (error: string | null) => void) => {
    commit({
      variables: { input: { email } },
      onCompleted: ({ requestPasswordLink: answer }) => onSettled('message' in answer ? answer.message : null),
      onError: () => onSettled(FAILED),
    })
  }
  return [requestLink, isRequesting] as const
}
