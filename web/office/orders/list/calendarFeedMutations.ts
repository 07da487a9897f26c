import { graphql, useMutation } from 'react-relay/hooks'
import type { calendarFeedMutationsEndMutation } from '../../../__generated__/calendarFeedMutationsEndMutation.graphql.ts'
import type { calendarFeedMutationsRenewMutation } from '../../../__generated__/calendarFeedMutationsRenewMutation.graphql.ts'
import { toActionError } from '../../form/saveResult.ts'
import type { ActionError, SaveResult } from '../../form/saveResult.ts'
import { useSave } from '../../form/useSave.ts'

/** The path of the new address, which is never answered again, or why there is none. */
type Renewed = { path: string } | { error: ActionError }

/** Gives the user a calendar feed, or its feed a new secret address. */
export function useRenewCalendarFeed() {
  const [commit, isRenewing] = useMutation<calendarFeedMutationsRenewMutation>(graphql`
    mutation calendarFeedMutationsRenewMutation {
      renewCalendarSecret {
        calendarPath
        cater {
          ...CalendarFeed_cater
        }
      }
    }
  `)
  const renew = (onSettled: (renewed: Renewed) => void) => {
    commit({
      variables: {},
      onCompleted: ({ renewCalendarSecret }) => onSettled({ path: renewCalendarSecret.calendarPath }),
      onError: (error) => onSettled({ error: toActionError(error) }),
    })
  }
  return [renew, isRenewing] as const
}

/** Ends the calendar feed of a user. */
export function useEndCalendarFeed() {
  const commit = useSave<calendarFeedMutationsEndMutation, null>(
    graphql`
      mutation calendarFeedMutationsEndMutation($input: EndCalendarFeedInput!) {
        endCalendarFeed(input: $input) {
          cater {
            ...CalendarFeed_cater
          }
        }
      }
    `,
    () => ({ kind: 'saved', values: null }),
  )
  return (userId: string): Promise<SaveResult<null>> => commit({ input: { userId } })
}
