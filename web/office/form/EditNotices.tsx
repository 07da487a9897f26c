import type { FieldValues } from 'react-hook-form'
import { OfficeNotice } from '../../ui/OfficeNotice.tsx'
import { ConflictNotice } from './ConflictNotice.tsx'
import { DraftNotice } from './DraftNotice.tsx'
import { scrollHere } from './scrollHere.ts'
import type { Editing } from './useEditing.ts'

/** What is told above the fields of a form: a draft, what somebody else has changed, and what no field takes. */
export function EditNotices<Values extends FieldValues>({ editing }: { editing: Editing<Values> }) {
  const { form, trouble, labels, homeless } = editing
  return (
    <>
      <DraftNotice draft={editing.draft} />
      {trouble?.kind === 'conflict' && (
        <div ref={scrollHere}>
          <ConflictNotice
            conflict={trouble.conflict}
            labels={labels}
            before={editing.before}
            mine={form.getValues()}
            onSaveMine={() => editing.saveMine(trouble.conflict.current)}
            onTakeTheirs={() => editing.takeTheirs(trouble.conflict.current)}
          />
        </div>
      )}
      {homeless.length > 0 && (
        <div ref={scrollHere}>
          <OfficeNotice kind="stop">
            {homeless.map((message) => (
              <strong key={message}>{message}</strong>
            ))}
          </OfficeNotice>
        </div>
      )}
    </>
  )
}
