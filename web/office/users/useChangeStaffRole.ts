import { graphql } from 'react-relay/hooks'
import type { useChangeStaffRoleMutation } from '../../__generated__/useChangeStaffRoleMutation.graphql.ts'
import { commitSerially } from '../../relay/commitSerially.ts'
import { useAction } from '../form/useAction.ts'
import type { StaffRole } from './staffRoles.ts'

/** Changes what a user may do: `[changeRole, error]`. Optimistic. */
export function useChangeStaffRole() {
  const { run, error } = useAction<useChangeStaffRoleMutation>(
    graphql`
      mutation useChangeStaffRoleMutation($input: ChangeStaffRoleInput!) {
        changeStaffRole(input: $input) {
          __typename
          ... on User {
            id
            staffRole
          }
        }
      }
    `,
    commitSerially,
  )
  const changeRole = (id: string, staffRole: StaffRole) =>
    run({
      variables: { input: { id, staffRole } },
      optimisticUpdater: (store) => store.get(id)?.setValue(staffRole, 'staffRole'),
      isSuccess: ({ changeStaffRole }) => changeStaffRole.__typename === 'User',
    })
  return [changeRole, error] as const
}
