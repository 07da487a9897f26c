import { useState } from 'react'
import { danishClock } from '../../../domain/danishTime.ts'
import { withZone } from '../../../domain/formats.ts'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { OfficeNotice } from '../../ui/OfficeNotice.tsx'
import { ConflictChanges } from './ConflictChanges.tsx'
import styles from './EditForm.module.css'
import type { FieldLabels } from './fieldLabels.ts'
import type { Conflict } from './saveResult.ts'

/** Somebody else has changed the thing meanwhile: says who and when, shows what, and lets the person choose. */
export function ConflictNotice<Values>(props: {
  conflict: Conflict<Values>
  labels: FieldLabels<Values>
  /** The values that the person began with. */
  before: Values
  /** The values in the form. */
  mine: Values
  onOverwrite: () => void
  onLoadServerVersion: () => void
}) {
  const { conflict, onOverwrite, onLoadServerVersion } = props
  const [isOpen, setIsOpen] = useState(false)
  const when = conflict.changedAt && ` kl. ${danishClock(new Date(withZone(conflict.changedAt)))}`
  return (
    <OfficeNotice kind="note">
      <strong>
        {conflict.changedBy ?? 'En anden'} har ændret dette{when}.
      </strong>
      <span>Det, du har skrevet, er her stadig. Gemmer du dit, gælder det for de felter, du har ændret.</span>
      {isOpen && (
        <ConflictChanges labels={props.labels} before={props.before} theirs={conflict.current} mine={props.mine} />
      )}
      <div className={styles.answers}>
        <OfficeButton aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Vis ændringerne
        </OfficeButton>
        <OfficeButton onClick={onOverwrite}>Gem mine</OfficeButton>
        <OfficeButton onClick={onLoadServerVersion}>Hent de nye</OfficeButton>
      </div>
    </OfficeNotice>
  )
}
