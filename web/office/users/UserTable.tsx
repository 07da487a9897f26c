/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on narrow screens rows are drawn as grids, which takes their own roles away */
import { graphql, useFragment } from 'react-relay/hooks'
import type { UserTable_cater$key } from '../../__generated__/UserTable_cater.graphql.ts'
import type { UserTable_users$data, UserTable_users$key } from '../../__generated__/UserTable_users.graphql.ts'
import { formatTimestamp } from '../../../domain/time/formats.ts'
import { classes } from '../../ui/classes.ts'
import table from '../../ui/table.module.css'
import text from '../../ui/text.module.css'
import { Button } from '../../ui/Button.tsx'
import field from '../../ui/Field.module.css'
import { ActionErrorNotice } from '../form/ActionErrorNotice.tsx'
import { DeleteButton } from '../form/DeleteButton.tsx'
import { useChangeStaffRole, useRemoveUser, useResendInvitation } from './userMutations.ts'
import styles from './UserTable.module.css'
import { STAFF_ROLES, staffRoleLabel } from './userValues.ts'
import type { StaffRole } from './userValues.ts'

type User = UserTable_users$data[number]

/** The users of a caterer with their roles. Nobody changes or removes themselves. */
export function UserTable(props: {
  users: UserTable_users$key
  cater: UserTable_cater$key
  ownId: string | undefined
}) {
  const { id, name } = useFragment(
    graphql`
      fragment UserTable_cater on Cater {
        id
        name
      }
    `,
    props.cater,
  )
  const users = useFragment(
    graphql`
      fragment UserTable_users on User @relay(plural: true) {
        id
        email
        firstName
        lastName
        verified
        staffRole
        lastLoginAt
        invitationExpiresAt
      }
    `,
    props.users,
  )
  const removeUser = useRemoveUser(id)
  return (
    <table role="table" className={classes(table.table, table.stacked, styles.users)} aria-label="Brugere">
      <thead role="rowgroup">
        <tr role="row">
          {['Navn', 'Rolle', 'Sidst logget ind'].map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
          <th role="columnheader" scope="col">
            <span className={text.visuallyHidden}>Handlinger</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {users.map((user) => {
          const isOwn = user.id === props.ownId
          return (
            <tr key={user.id} role="row" className={classes(table.row, styles.user)}>
              <td role="cell" className={styles.who}>
                <b>
                  <span>{`${nameOf(user)} `}</span>
                  {isOwn && <span className={styles.own}>Dig</span>}
                </b>
                <small>{user.email}</small>
              </td>
              <td role="cell">{isOwn ? staffRoleLabel(user.staffRole) : <StaffRoleSelect user={user} />}</td>
              <td role="cell" className={styles.seen}>
                {seenText(user, isOwn)}
              </td>
              <td role="cell" className={styles.actions}>
                {!user.verified && <ResendInvitationButton user={user} />}
                {!isOwn && (
                  <DeleteButton
                    verb="Fjern"
                    variant="quiet"
                    of={nameOf(user)}
                    question={`Vil du fjerne ${nameOf(user)}?`}
                    consequence={`${user.email} kan ikke længere logge ind for ${name}.`}
                    remove={() => removeUser(user.id)}
                  />
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** The role of a user; saved when it is chosen. If that fails, it goes back and a notice says so. */
function StaffRoleSelect({ user: { id, email, staffRole } }: { user: User }) {
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
      <ActionErrorNotice error={error}>{`Rollen for ${email} blev ikke ændret.`}</ActionErrorNotice>
    </>
  )
}

/** 'Send igen': mails an invitation that was not answered anew. */
function ResendInvitationButton({ user: { id, email } }: { user: User }) {
  const { resend, isPending, error } = useResendInvitation()
  return (
    <>
      <Button
        variant="quiet"
        isPending={isPending}
        aria-label={`Send invitationen til ${email} igen`}
        onClick={() => resend(id)}
      >
        Send igen
      </Button>
      <ActionErrorNotice error={error}>{`Invitationen til ${email} blev ikke sendt.`}</ActionErrorNotice>
    </>
  )
}

const nameOf = ({ firstName, lastName, email }: User): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email

function seenText({ verified, invitationExpiresAt, lastLoginAt }: User, isOwn: boolean): string {
  if (isOwn) return 'Nu'
  if (verified) return lastLoginAt ? formatTimestamp(lastLoginAt) : 'Har ikke været logget ind'
  const isOpen = invitationExpiresAt != null && Date.parse(invitationExpiresAt) > Date.now()
  return isOpen ? `Inviteret, linket udløber ${formatTimestamp(invitationExpiresAt)}` : 'Inviteret, linket er udløbet'
}
