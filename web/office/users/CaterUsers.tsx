import { graphql, useFragment } from 'react-relay/hooks'
import type { CaterUsers_cater$key } from '../../__generated__/CaterUsers_cater.graphql.ts'
import { DeleteButton } from '../form/DeleteButton.tsx'
import { FailedPart } from '../../errors/FailedPart.tsx'
import styles from './CaterUsers.module.css'
import { InviteUserButton } from './InviteUserButton.tsx'
import { useRemoveUser } from './userMutations.ts'
import { staffRoleLabel } from './userValues.ts'

/** The users of a caterer, for admins, who invite and remove them. */
export function CaterUsers(props: { cater: CaterUsers_cater$key }) {
  const cater = useFragment(
    graphql`
      fragment CaterUsers_cater on Cater {
        id
        name
        users {
          id
          email
          firstName
          lastName
          staffRole
          verified
        }
        ...InviteUserButton_cater
      }
    `,
    props.cater,
  )
  const removeUser = useRemoveUser(cater.id)
  const { users } = cater
  return (
    <section className={styles.users}>
      <header>
        <h2>Brugere</h2>
        <InviteUserButton cater={cater} />
      </header>
      {!users && <FailedPart />}
      {users?.length === 0 && <p className={styles.soft}>Ingen brugere endnu. Inviter den første med en mail.</p>}
      <ul aria-label="Brugere">
        {users?.map(({ id, email, firstName, lastName, staffRole, verified }) => (
          <li key={id}>
            <div>
              <b>{[firstName, lastName].filter(Boolean).join(' ') || email}</b>
              <span>{[staffRoleLabel(staffRole), email].filter(Boolean).join(', ')}</span>
              {!verified && <small>Inviteret, har ikke valgt adgangskode endnu</small>}
            </div>
            <DeleteButton
              verb="Fjern"
              of={email}
              question={`Vil du fjerne ${email}?`}
              consequence={`Brugeren kan ikke længere logge ind for ${cater.name}.`}
              remove={() => removeUser(id)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
