import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { SignedInQuery } from '../__generated__/SignedInQuery.graphql.ts'
import { paths } from '../page/paths.ts'
import { useLogout } from '../session/useLogout.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './StorefrontHeader.module.css'

const query = graphql`
  query SignedInQuery {
    viewer {
      firstName
      email
      role
    }
  }
`

/** The link of a signed-in viewer in the place of the login, the children. */
export function SignedIn({ children }: { children: ReactNode }) {
  const environment = useRelayEnvironment()
  const [viewer, setViewer] = useState<SignedInQuery['response']['viewer']>(null)
  useEffect(() => {
    const subscription = fetchQuery<SignedInQuery>(environment, query, {}).subscribe({
      next: (data) => setViewer(data.viewer),
    })
    return () => subscription.unsubscribe()
  }, [environment])
  if (!viewer) return children
  if (viewer.role === 'CUSTOMER') return <LogOut />
  return (
    <Link to={paths.office()}>
      <Icon name="user" />
      <span className={styles.word}>{viewer.firstName ?? viewer.email}</span>
    </Link>
  )
}

function LogOut() {
  const [logout, isLoggingOut] = useLogout()
  const leave = () => window.location.assign(paths.home())
  return (
    <Button variant="quiet" isPending={isLoggingOut} onClick={() => logout(leave, leave)}>
      <Icon name="user" />
      <span className={styles.word}>Log ud</span>
    </Button>
  )
}
