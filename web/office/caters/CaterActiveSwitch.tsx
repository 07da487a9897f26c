import { Switch } from '@base-ui/react/switch'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CaterActiveSwitch_cater$key } from '../../__generated__/CaterActiveSwitch_cater.graphql.ts'
import { ActionErrorNotice } from '../form/ActionErrorNotice.tsx'
import styles from './CaterActiveSwitch.module.css'
import { useSetCaterActive } from './useSetCaterActive.ts'

/** Opens or closes a storefront at once. If that fails, the switch is reset and a notice is shown. */
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
  const [setActive, error] = useSetCaterActive()
  return (
    <>
      <span className={styles.place}>
        <Switch.Root
          className={styles.switch}
          aria-label={`Aktiv: ${name}`}
          checked={isActive}
          onCheckedChange={(next) => setActive(id, next)}
        >
          <Switch.Thumb className={styles.thumb} />
        </Switch.Root>
        <span className={styles.word} aria-hidden="true">
          {isActive ? 'Aktiv' : 'Lukket'}
        </span>
      </span>
      <ActionErrorNotice error={error}>Skiftet for {name} blev ikke gemt.</ActionErrorNotice>
    </>
  )
}
