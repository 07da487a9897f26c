import { graphql, useFragment } from 'react-relay/hooks'
import type { OfficeFooter_viewer$key } from '../__generated__/OfficeFooter_viewer.graphql.ts'
import { AlertSwitch } from './live/AlertSwitch.tsx'
import { LogOutButton } from './LogOutButton.tsx'
import styles from './OfficeFooter.module.css'

/** How one is told of new orders, who is signed in, and the way out. */
export function OfficeFooter(props: { viewer: OfficeFooter_viewer$key }) {
  const { email } = useFragment(
    graphql`
      fragment OfficeFooter_viewer on User {
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
