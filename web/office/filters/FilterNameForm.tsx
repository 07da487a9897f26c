import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from '../../zod.ts'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import { EditNotices } from '../form/EditNotices.tsx'
import { requiredText } from '../form/fieldRules.ts'
import type { SaveResult } from '../form/saveResult.ts'
import { SaveErrorNotice } from '../form/SaveErrorNotice.tsx'
import { TextField } from '../form/TextField.tsx'
import { useEditForm } from '../form/useEditForm.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './FilterListRoute.module.css'

const Name = z.object({ name: requiredText() })
const LABELS = { name: 'Navn' }

/** One name, saved with Enter or its button; what was typed stays where that fails. */
export function FilterNameForm(props: {
  label: string
  submitLabel: string
  /** What the draft belongs to. */
  draftId: string
  name: string
  save: (values: { name: string }) => Promise<SaveResult<{ name: string }>>
  /** With it there is an 'Annuller', and it is called after a save too. */
  onDone?: () => void
}) {
  const { label, submitLabel, draftId, name, save, onDone } = props
  const form = useForm({ resolver: zodResolver(Name), defaultValues: { name } })
  const editing = useEditForm({
    form,
    draftId,
    labels: LABELS,
    save: async (values) => {
      const outcome = await save(values)
      // the field of a new filter is empty again for the next
      return outcome.kind === 'saved' ? { kind: 'saved', values: { name } } : outcome
    },
    onSaved: () => onDone?.(),
  })
  const isHydrated = useIsHydrated()
  const cancel = () => {
    editing.reset()
    onDone?.()
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void editing.submit()
      }}
    >
      <fieldset className={styles.edit} disabled={!isHydrated}>
        <EditNotices editing={editing} />
        <TextField control={form.control} name="name" label={label} />
        <Button type="submit" isPending={editing.isSaving}>
          {submitLabel}
        </Button>
        {onDone && (
          <Button variant="quiet" onClick={cancel}>
            Annuller
          </Button>
        )}
        <SaveErrorNotice error={editing.error} />
      </fieldset>
    </form>
  )
}
