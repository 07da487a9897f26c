import { Switch } from '@base-ui/react/switch'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CaterActiveSwitch_cater$key } from '../../__generated__/CaterActiveSwitch_cater.graphql.ts'
import styles from './CaterActiveSwitch.module.css'
import { useSetCaterActive } from './useSetCaterActive.ts'

/** Opens or closes a storefront at once; where that fails, the switch goes back and says so. */
export function CaterActiveSwitch(props: { cater: CaterActiveSwitch_cater$key }) {
  const { id, name, isActive } = useFragment(
    graphql`
      fragment CaterActiveSwitch_cater on Cater {
        id
        name
        isActive
      }
    `,
    props.cater,
  )
  const [setActive] = useSetCaterActive()
  const [hasFailed, setHasFailed] = useState(false)
  return (
    <span className={styles.place}>
      <Switch.Root
        className={styles.switch}
        aria-label={`Aktiv: ${name}`}
        checked={isActive}
        onCheckedChange={(next) => {
          setHasFailed(false)
          setActive(id, next, () => setHasFailed(true))
        }}
      >
        <Switch.Thumb className={styles.thumb} />
      </Switch.Root>
      <span aria-hidden="true">{isActive ? 'Aktiv' : 'Lukket'}</span>
      {hasFailed && (
        <span className={styles.failed} role="alert">
          Blev ikke gemt. Prøv igen.
        </span>
      )}
    </span>
  )
}
