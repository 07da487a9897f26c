import { formatTimestamp } from '../../../domain/time/formats.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './EditForm.module.css'
import type { DraftState } from './useDraft.ts'

/** Offers to restore the draft of an earlier visit, if there is one. */
export function DraftNotice(props: { draft: DraftState }) {
  const { offered, resume, discard } = props.draft
  if (!offered) return null
  return (
    <Notice variant="info" role="alert">
      <strong>{`Du har en kladde fra ${formatTimestamp(offered.savedAt)}.`}</strong>
      {offered.hadFiles && <span>Billeder kan ikke gemmes i en kladde. Vælg dem igen.</span>}
      <div className={styles.actions}>
        <Button onClick={resume}>Fortsæt</Button>
        <Button variant="quiet" onClick={discard}>
          Kassér
        </Button>
      </div>
    </Notice>
  )
}
