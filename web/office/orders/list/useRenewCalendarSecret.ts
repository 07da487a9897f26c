import { graphql, useMutation } from 'react-relay/hooks'
import type { useRenewCalendarSecretMutation } from '../../../__generated__/useRenewCalendarSecretMutation.graphql.ts'
import { toActionError } from '../../form/saveResult.ts'
import type { ActionError } from '../../form/saveResult.ts'

/** Gives the calendar of the viewer's caterer a new secret address; tells what kept it from that, null for nothing. */
export function useRenewCalendarSecret() {
  const [commit, isRenewing] = useMutation<useRenewCalendarSecretMutation>(graphql`
    mutation useRenewCalendarSecretMutation {
      renewCalendarSecret {
        calendarPath
      }
    }
  `)
  const renew = (caterId: string, onSettled: (trouble: ActionError | null) => void) => {
    commit({
      variables: {},
      // the answer does not say whose calendar it is
      updater: (store, answer) =>
        answer && store.get(caterId)?.setValue(answer.renewCalendarSecret.calendarPath, 'calendarPath'),
      onCompleted: () => onSettled(null),
      onError: (error) => onSettled(toActionError(error)),
    })
  }
  return [renew, isRenewing] as const
}
