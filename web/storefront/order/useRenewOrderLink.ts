import { graphql, useMutation } from 'react-relay/hooks'
import type { useRenewOrderLinkMutation } from '../../__generated__/useRenewOrderLinkMutation.graphql.ts'
import { FAILED } from '../../errors/failedText.ts'

/** Requests a new link by mail. `onSettled` gets the Danish error, or null. */
export function useRenewOrderLink() {
  const [commit, isRenewing] = useMutation<useRenewOrderLinkMutation>(graphql`
    mutation useRenewOrderLinkMutation($input: RenewOrderLinkInput!) {
      renewOrderLink(input: $input) {
        __typename
        ... on UserError {
          message
        }
      }
    }
  `)
  const renew = (token: string, onSettled: (error: string | null) => void) => {
    commit({
      variables: { input: { token } },
      onCompleted: ({ renewOrderLink: answer }) => onSettled(answer.message ?? null),
      onError: () => onSettled(FAILED),
    })
  }
  return [renew, isRenewing] as const
}
