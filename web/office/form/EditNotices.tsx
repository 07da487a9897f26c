import type { FieldValues } from 'react-hook-form'
import { Notice } from '../../ui/Notice.tsx'
import { findConflictChanges } from './conflictChanges.ts'
import { ConflictNotice } from './ConflictNotice.tsx'
import { DraftNotice } from './DraftNotice.tsx'
import { scrollIntoViewRef } from './scrollIntoViewRef.ts'
import type { EditFormState } from './useEditForm.ts'

/** The notices above the fields of a form: a draft, an edit conflict, and errors that belong to no field. */
export function EditNotices<Values extends FieldValues>({ editing }: { editing: EditFormState<Values> }) {
  const { form, error, labels, rules, unmatchedErrors } = editing
  return (
    <>
      <DraftNotice draft={editing.draft} />
      {error?.kind === 'conflict' && rules && (
        <div ref={scrollIntoViewRef}>
          <ConflictNotice
            conflict={error.conflict}
            changes={findConflictChanges(
              { before: editing.before, theirs: error.conflict.current, mine: form.getValues() },
              labels,
              rules,
            )}
            onOverwrite={() => editing.overwrite(error.conflict.current)}
            onLoadServerVersion={() => editing.loadServerVersion(error.conflict.current)}
          />
        </div>
      )}
      {unmatchedErrors.length > 0 && (
        <div ref={scrollIntoViewRef}>
          <Notice variant="error" role="alert">
            {unmatchedErrors.map((message) => (
              <strong key={message}>{message}</strong>
            ))}
          </Notice>
        </div>
      )}
    </>
  )
}
