import { graphql, useFragment } from 'react-relay/hooks'
import type { OfficeFoot_viewer$key } from '../__generated__/OfficeFoot_viewer.graphql.ts'
import { AlertSwitch } from './live/AlertSwitch.tsx'
import { LogOutButton } from './LogOutButton.tsx'
import styles from './OfficeFoot.module.css'

/** How one is told of new orders, who is signed in, and the way out. */
export function OfficeFoot(props: { viewer: OfficeFoot_viewer$key }) {
  const { email } = useFragment(
    graphql`
      fragment OfficeFoot_viewer on User {
        email
      }
    `,
    props.viewer,
  )
  return (
    <div className={styles.foot}>
      <AlertSwitch alert="sound" />
      <AlertSwitch alert="notification" />
      <span className={styles.email}>{email}</span>
      <LogOutButton />
    </div>
  )
}
