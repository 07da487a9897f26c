import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router'
import type { UsersRoute_cater$key } from '../../__generated__/UsersRoute_cater.graphql.ts'
import type { UsersRouteQuery } from '../../__generated__/UsersRouteQuery.graphql.ts'
import { FailedPart } from '../../errors/FailedPart.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { OfficePage } from '../page/OfficePage.tsx'
import { settingsParents } from '../page/settingsParents.ts'
import { InviteUserButton } from './InviteUserButton.tsx'
import { RoleRights } from './RoleRights.tsx'
import { UserTable } from './UserTable.tsx'
import { usersRouteQuery } from './UsersRoute.data.ts'
import type { loader } from './UsersRoute.data.ts'

/** 'Brugere': who works for a caterer and may do what, for its owners. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  const { viewer, cater } = usePreloadedQuery<UsersRouteQuery>(usersRouteQuery, ref)
  return cater ? <Users cater={cater} ownId={viewer?.id} /> : <FailedPart />
}

function Users(props: { cater: UsersRoute_cater$key; ownId: string | undefined }) {
  const cater = useFragment(
    graphql`
      fragment UsersRoute_cater on Cater {
        users {
          verified
          ...UserTable_users
        }
        ...settingsParents_cater
        ...InviteUserButton_cater
        ...UserTable_cater
      }
    `,
    props.cater,
  )
  const { users } = cater
  return (
    <OfficePage title="Brugere" parents={settingsParents(cater, false)}>
      <PageHeader title="Brugere" hint={users ? countText(users) : undefined}>
        <InviteUserButton cater={cater} />
      </PageHeader>
      {users ? <UserTable users={users} cater={cater} ownId={props.ownId} /> : <FailedPart />}
      <RoleRights />
    </OfficePage>
  )
}

function countText(users: readonly { verified: boolean }[]): string {
  const invited = users.filter(({ verified }) => !verified).length
  const all = `${users.length} ${users.length === 1 ? 'bruger' : 'brugere'}`
  return invited > 0 ? `${all}, ${invited} inviteret` : all
}
