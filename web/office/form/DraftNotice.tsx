import { formatTimestamp } from '../../../domain/formats.ts'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { OfficeNotice } from '../../ui/OfficeNotice.tsx'
import styles from './EditForm.module.css'
import type { DraftState } from './useDraft.ts'

/** Offers what an earlier visit left unsaved, where there is something. EditForm shows it above the fields. */
export function DraftNotice(props: { draft: DraftState }) {
  const { offered, resume, discard } = props.draft
  if (!offered) return null
  return (
    <OfficeNotice kind="note">
      <strong>Du har en kladde fra {formatTimestamp(offered.savedAt)}.</strong>
      {offered.hadFiles && <span>Billeder kan ikke gemmes i en kladde. Vælg dem igen.</span>}
      <div className={styles.answers}>
        <OfficeButton onClick={resume}>Fortsæt</OfficeButton>
        <OfficeButton kind="quiet" onClick={discard}>
          Kassér
        </OfficeButton>
      </div>
    </OfficeNotice>
  )
}
