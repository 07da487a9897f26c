import { graphql, useFragment } from 'react-relay/hooks'
import type { OfficeFooter_viewer$key } from '../__generated__/OfficeFooter_viewer.graphql.ts'
import { AlertSwitch } from './live/AlertSwitch.tsx'
import { LogOutButton } from './LogOutButton.tsx'
import styles from './OfficeFooter.module.css'

/** The alerts of new orders, the viewer's email and the log out button. */
export function OfficeFooter(props: { viewer: OfficeFooter_viewer$key }) {
  const { email, staffRole } = useFragment(
    graphql`
      fragment OfficeFooter_viewer on User {
        email
        staffRole
      }
    `,
    props.viewer,
  )
  return (
    <div className={styles.foot}>
      {staffRole !== 'KITCHEN' && (
        <>
          <AlertSwitch alert="sound" />
          <AlertSwitch alert="notification" />
        </>
      )}
      <span className={styles.email}>{email}</span>
      <LogOutButton />
    </div>
  )
}
