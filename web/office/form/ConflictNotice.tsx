import { useState } from 'react'
import { danishClock } from '../../../domain/time/danishTime.ts'
import { assumeUtc } from '../../../domain/time/formats.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ConflictChanges } from './ConflictChanges.tsx'
import type { ConflictChange } from './conflictChanges.ts'
import styles from './EditForm.module.css'
import type { Conflict } from './saveResult.ts'

/** An edit conflict: who changed the object, when and what, and a choice between the two versions. */
export function ConflictNotice(props: {
  conflict: Pick<Conflict<unknown>, 'changedBy' | 'changedAt'>
  /** What the other person has changed. */
  changes: readonly ConflictChange[]
  onOverwrite: () => void
  onLoadServerVersion: () => void
}) {
  const { conflict, changes, onOverwrite, onLoadServerVersion } = props
  const [isOpen, setIsOpen] = useState(false)
  const atTime = conflict.changedAt ? ` kl. ${danishClock(new Date(assumeUtc(conflict.changedAt)))}` : ''
  return (
    <Notice variant="info" role="alert">
      <strong>{`${conflict.changedBy ?? 'En anden'} har ændret dette${atTime}.`}</strong>
      <span>{describeContest(changes)}</span>
      {isOpen && <ConflictChanges changes={changes} />}
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

function describeContest(changes: readonly ConflictChange[]): string {
  const contested = changes.filter(({ isContested }) => isContested).map(({ name }) => name)
  if (contested.length === 0)
    return 'Det, du har skrevet, er her stadig. I har ikke rettet det samme: gemmer du dit, bliver begges rettelser gemt.'
  return `Det, du har skrevet, er her stadig. I har begge rettet: ${contested.join('; ')}. Gemmer du dit, gælder dit dér, og resten bliver, som den anden har gemt det.`
}
