import { graphql, useMutation } from 'react-relay/hooks'
import type {
  useSetPasswordMutation,
  useSetPasswordMutation$data,
} from '../__generated__/useSetPasswordMutation.graphql.ts'
import { FAILED } from '../errors/failedText.ts'

/** That the password is set, or what hindered it: the password itself, the link, or neither. */
export type SetPasswordOutcome = 'done' | { at: 'password' | 'root.link' | 'root.failed'; message: string }

/** Sets a password by a mailed link. */
export function useSetPassword() {
  const [commit, isSetting] = useMutation<useSetPasswordMutation>(graphql`
    mutation useSetPasswordMutation($input: SetPasswordInput!) {
      setPassword(input: $input) {
        __typename
        ... on ValidationFailed {
          issues {
            path
            message
          }
        }
        ... on NotPossible {
          message
        }
        ... on PasswordSet {
          isSet
        }
      }
    }
  `)
  const setPassword = (link: string, password: string, onSettled: (outcome: SetPasswordOutcome) => void) => {
    commit({
      variables: { input: { link, password } },
      onCompleted: ({ setPassword: answer }) => onSettled(outcomeOf(answer)),
      onError: () => onSettled({ at: 'root.failed', message: FAILED }),
    })
  }
  return [setPassword, isSetting] as const
}

function outcomeOf(answer: useSetPasswordMutation$data['setPassword']): SetPasswordOutcome {
  switch (answer.__typename) {
    case 'PasswordSet':
      return 'done'
    case 'NotPossible':
      return { at: 'root.link', message: answer.message }
    case 'ValidationFailed': {
      const [issue] = answer.issues
      return { at: issue?.path === 'password' ? 'password' : 'root.link', message: issue?.message ?? FAILED }
    }
    default:
      return { at: 'root.failed', message: FAILED }
  }
}
