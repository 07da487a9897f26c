import { graphql, useFragment } from 'react-relay/hooks'
import type { StaffRoleSelect_user$key } from '../../__generated__/StaffRoleSelect_user.graphql.ts'
import field from '../../ui/Field.module.css'
import { classes } from '../../ui/classes.ts'
import { ActionErrorNotice } from '../form/ActionErrorNotice.tsx'
import { STAFF_ROLES } from './staffRoles.ts'
import type { StaffRole } from './staffRoles.ts'
import styles from './StaffRoleSelect.module.css'
import { useChangeStaffRole } from './useChangeStaffRole.ts'

/** What a user may do; saved when it is chosen. If that fails, it goes back and a notice says so. */
export function StaffRoleSelect(props: { user: StaffRoleSelect_user$key }) {
  const { id, email, staffRole } = useFragment(
    graphql`
      fragment StaffRoleSelect_user on User {
        id
        email
        staffRole
      }
    `,
    props.user,
  )
  const [changeRole, error] = useChangeStaffRole()
  return (
    <>
      <select
        className={classes(field.control, styles.role)}
        aria-label={`Rolle for ${email}`}
        value={staffRole ?? undefined}
        onChange={({ target }) => changeRole(id, target.value as StaffRole)}
      >
        {STAFF_ROLES.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ActionErrorNotice error={error}>Rollen for {email} blev ikke ændret.</ActionErrorNotice>
    </>
  )
}
