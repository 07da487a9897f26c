import { graphql, useMutation } from 'react-relay/hooks'
import type { useRenewCalendarSecretMutation } from '../../../__generated__/useRenewCalendarSecretMutation.graphql.ts'
import { toActionError } from '../../form/saveResult.ts'
import type { ActionError } from '../../form/saveResult.ts'

/** Replaces the secret URL of the caterer's calendar. The callback gets the error, null on success. */
export function useRenewCalendarSecret() {
  const [commit, isRenewing] = useMutation<useRenewCalendarSecretMutation>(graphql`
    mutation useRenewCalendarSecretMutation {
      renewCalendarSecret {
        calendarPath
      }
    }
  `)
  const renew = (caterId: string, onSettled: (error: ActionError | null) => void) => {
    commit({
      variables: {},
      // the response does not name the caterer
      updater: (store, answer) =>
        answer && store.get(caterId)?.setValue(answer.renewCalendarSecret.calendarPath, 'calendarPath'),
      onCompleted: () => onSettled(null),
      onError: (error) => onSettled(toActionError(error)),
    })
  }
  return [renew, isRenewing] as const
}
