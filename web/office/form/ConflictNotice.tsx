import { useState } from 'react'
import { danishClock } from '../../../domain/time/danishTime.ts'
import { assumeUtc } from '../../../domain/time/formats.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ConflictChanges } from './ConflictChanges.tsx'
import styles from './EditForm.module.css'
import type { FieldLabels } from './fieldLabels.ts'
import type { Conflict } from './saveResult.ts'

/** An edit conflict: who changed the object, when and what, and a choice between the two versions. */
export function ConflictNotice<Values>(props: {
  conflict: Conflict<Values>
  labels: FieldLabels<Values>
  /** The values when editing began. */
  before: Values
  /** The values in the form now. */
  mine: Values
  onOverwrite: () => void
  onLoadServerVersion: () => void
}) {
  const { conflict, onOverwrite, onLoadServerVersion } = props
  const [isOpen, setIsOpen] = useState(false)
  const atTime = conflict.changedAt ? ` kl. ${danishClock(new Date(assumeUtc(conflict.changedAt)))}` : ''
  return (
    <Notice variant="info" role="alert">
      <strong>{`${conflict.changedBy ?? 'En anden'} har ændret dette${atTime}.`}</strong>
      <span>
        Det, du har skrevet, er her stadig. Gemmer du dine ændringer, overskrives kun de felter, du selv har rettet.
      </span>
      {isOpen && (
        <ConflictChanges labels={props.labels} before={props.before} theirs={conflict.current} mine={props.mine} />
      )}
      <div className={styles.actions}>
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Vis ændringerne
        </Button>
        <Button onClick={onOverwrite}>Gem mine</Button>
        <Button onClick={onLoadServerVersion}>Hent de nye</Button>
      </div>
    </Notice>
  )
}
