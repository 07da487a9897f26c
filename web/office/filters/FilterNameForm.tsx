import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent } from 'react'
import { useForm } from 'react-hook-form'
import { z } from '../../validation/zod.ts'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import { EditNotices } from '../form/EditNotices.tsx'
import type { EveryLabel } from '../form/fieldLabels.ts'
import { requiredText } from '../form/fieldRules.ts'
import type { SaveResult } from '../form/saveResult.ts'
import { SaveErrorNotice } from '../form/SaveErrorNotice.tsx'
import { TextField } from '../form/TextField.tsx'
import { useEditForm } from '../form/useEditForm.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './FilterListRoute.module.css'
import type { FilterValues } from './filterMutations.ts'

const FilterSchema = z.object({ name: requiredText() })
const FILTER_LABELS: EveryLabel<FilterValues> = { name: 'Navn' }

/** A form with one name. A failed save keeps the typed name. */
export function FilterNameForm(props: {
  label: string
  submitLabel: string
  draftId: string
  name: string
  save: (values: FilterValues) => Promise<SaveResult<FilterValues>>
  /** Called after a save or 'Annuller'. A form with it has replaced the pressed button, and gets the focus. */
  onDone?: () => void
}) {
  const { label, submitLabel, draftId, name, save, onDone } = props
  const form = useForm<FilterValues>({ resolver: zodResolver(FilterSchema), defaultValues: { name } })
  const editing = useEditForm({
    form,
    draftId,
    labels: FILTER_LABELS,
    rules: null,
    save: async (values) => {
      const result = await save(values)
      // the field of a new filter is emptied for the next one
      return result.kind === 'saved' ? { kind: 'saved', values: { name } } : result
    },
    onSaved: () => onDone?.(),
  })
  const isHydrated = useIsHydrated()
  const focusName = useEffectEvent(() => onDone && form.setFocus('name', { shouldSelect: true }))
  useEffect(() => void focusName(), [])
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
