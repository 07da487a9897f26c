import { graphql, useMutation } from 'react-relay/hooks'
import type { useLoginMutation, useLoginMutation$data } from '../__generated__/useLoginMutation.graphql.ts'

/** The result of a login. */
export type LoginAnswer = useLoginMutation$data['login']

/** Signs in; the browser gets the session as a cookie that no script can read. */
export function useLogin() {
  const [commit, isLoggingIn] = useMutation<useLoginMutation>(graphql`
    mutation useLoginMutation($input: LoginInput!) {
      login(input: $input) {
        __typename
        ... on Login {
          viewer {
            role
          }
        }
        ... on WrongCredentials {
          message
        }
        ... on TooManyAttempts {
          message
        }
        ... on TooBusy {
          message
        }
        ... on NotVerified {
          message
          passwordUpdateUrl
        }
      }
    }
  `)
  const login = (
    credentials: { email: string; password: string },
    onAnswer: (answer: LoginAnswer) => void,
    onFailed: () => void,
  ) => {
    commit({
      variables: { input: credentials },
      onCompleted: ({ login: answer }) => onAnswer(answer),
      onError: onFailed,
    })
  }
  return [login, isLoggingIn] as const
}
