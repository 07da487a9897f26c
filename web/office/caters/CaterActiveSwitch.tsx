import { Switch } from '@base-ui/react/switch'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CaterActiveSwitch_cater$key } from '../../__generated__/CaterActiveSwitch_cater.graphql.ts'
import { hasInspectionReport } from '../../../domain/caters/smiley.ts'
import { REFUSAL_TEXTS } from '../../../domain/texts/texts.ts'
import { Notice } from '../../ui/Notice.tsx'
import { ActionErrorNotice } from '../form/ActionErrorNotice.tsx'
import styles from './CaterActiveSwitch.module.css'
import { useSetCaterActive } from './useSetCaterActive.ts'

/** Opens or closes a storefront at once. If that fails, the switch is reset and a notice is shown. */
export function CaterActiveSwitch(props: { cater: CaterActiveSwitch_cater$key }) {
  const {
    id,
    name,
    isActive,
    smileyUrl = null,
    hasNoInspectionYet,
  } = useFragment(
    graphql`
      fragment CaterActiveSwitch_cater on Cater {
        id
        name
        isActive
        smileyUrl
        hasNoInspectionYet
      }
    `,
    props.cater,
  )
  const [setActive, error] = useSetCaterActive()
  const [isRefused, setIsRefused] = useState(false)
  const change = (next: boolean) => {
    const mayOpen = hasInspectionReport({ smileyUrl, noInspectionYet: hasNoInspectionYet })
    setIsRefused(next && !mayOpen)
    if (!next || mayOpen) setActive(id, next)
  }
  return (
    <>
      <span className={styles.place}>
        <Switch.Root
          className={styles.switch}
          aria-label={`Aktiv: ${name}`}
          checked={isActive}
          onCheckedChange={change}
        >
          <Switch.Thumb className={styles.thumb} />
        </Switch.Root>
        <span className={styles.word} aria-hidden="true">
          {isActive ? 'Aktiv' : 'Lukket'}
        </span>
      </span>
      {isRefused && (
        <Notice variant="warning" role="alert">
          {`${REFUSAL_TEXTS.smileyMissing}.`}
        </Notice>
      )}
      <ActionErrorNotice error={error}>{`Skiftet for ${name} blev ikke gemt.`}</ActionErrorNotice>
    </>
  )
}
