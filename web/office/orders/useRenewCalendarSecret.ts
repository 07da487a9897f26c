import { graphql, useMutation } from 'react-relay/hooks'
import { useLocation } from 'react-router'
import type { useRenewCalendarSecretMutation } from '../../__generated__/useRenewCalendarSecretMutation.graphql.ts'
import { leaveTo } from '../../login/leaveTo.ts'
import { paths } from '../../paths.ts'
import { outcomeOfError } from './orderDeedOutcome.ts'

/** Gives the calendar of the viewer's caterer a new secret address. Where the session is over, it leaves to the login. */
export function useRenewCalendarSecret() {
  const { pathname, search } = useLocation()
  const [commit, isRenewing] = useMutation<useRenewCalendarSecretMutation>(graphql`
    mutation useRenewCalendarSecretMutation {
      renewCalendarSecret {
        calendarPath
      }
    }
  `)
  const renew = (caterId: string, onSettled: (isDone: boolean) => void) => {
    commit({
      variables: {},
      // the answer does not say whose calendar it is
      updater: (store, answer) =>
        answer && store.get(caterId)?.setValue(answer.renewCalendarSecret.calendarPath, 'calendarPath'),
      onCompleted: () => onSettled(true),
      onError: (error) =>
        outcomeOfError(error) === 'signedOut' ? leaveTo(paths.login(pathname + search)) : onSettled(false),
    })
  }
  return [renew, isRenewing] as const
}
