import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { useToast } from '../../ui/Toasts.tsx'
import type { FieldLabels } from './fieldLabels.ts'
import { mergeConflict } from './mergeConflict.ts'
import type { SaveResult, SaveError } from './saveResult.ts'
import { showIssues } from './showIssues.ts'
import { trackEdits } from './trackEdits.ts'
import { useAfterRender } from './useAfterRender.ts'
import { useDraft } from './useDraft.ts'
import type { UploadOptions } from './useSave.ts'

/** What is done after a save; `key` is what the address of a new thing holds. */
export type AfterSave<Values> = (saved: { values: Values; key: string | undefined }) => void

export interface EditFormOptions<Values extends FieldValues> {
  form: UseFormReturn<Values>
  /** What the draft belongs to: 'dish:RGlz...', 'dish:new:55'. */
  draftId: string
  labels: FieldLabels<Values>
  /** Saves what is in the form; see useSave. Where the thing has a version, it is one of the values. */
  save: (values: Values, upload: UploadOptions) => Promise<SaveResult<Values>>
  /** Where to go after; by default the form stays, with the thing as it is now. */
  onSaved?: AfterSave<Values>
  /** What the toast says; 'Gemt' where nothing is given. */
  savedText?: string
  /** Told which fields are wrong, before the first of them is focused: where a form has tabs, its tab is to be opened. */
  onInvalid?: (fields: readonly string[]) => void
}

/**
 * Everything about editing beside the fields: saving with its troubles, drafts, conflicts and uploads. EditForm shows
 * it.
 *
 *   const form = useForm<DishValues>({ resolver: zodResolver(DishSchema), defaultValues: toDishValues(dish) })
 *   const editing = useEditForm({ form, thing: `dish:${dish.id}`, labels: DISH_LABELS, save: useUpdateDish(dish.id) })
 *   return (
 *     <EditForm editing={editing} submits={[{ label: 'Opdater' }]}>
 *       <TextField control={form.control} name="name" label={DISH_LABELS.name} />
 *     </EditForm>
 *   )
 */
export function useEditForm<Values extends FieldValues>(options: EditFormOptions<Values>) {
  const { form, draftId, labels, save, onSaved, onInvalid, savedText = 'Gemt' } = options
  const { isDirty, dirtyFields, defaultValues } = form.formState
  const draft = useDraft(draftId, form)
  const showToast = useToast()
  const [isSaving, setIsSaving] = useState(false)
  const [progress, setProgress] = useState<number | null>(null)
  const [error, setError] = useState<SaveError<Values> | null>(null)
  const [unmatchedErrors, setUnmatchedErrors] = useState<string[]>([])
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  // null while nothing is being saved; no state, which a second press could come before
  const inFlight = useRef<AbortController>(null)
  const afterRender = useAfterRender()

  const clearErrors = () => {
    setError(null)
    setUnmatchedErrors([])
  }
  const handleResult = (
    outcome: SaveResult<Values>,
    editedMeanwhile: Partial<Values>,
    onDone: AfterSave<Values> | undefined,
  ) => {
    setIsSaving(false)
    setProgress(null)
    if (outcome.kind === 'cancelled') return
    if (outcome.kind !== 'saved') {
      setError(outcome)
      if (outcome.kind !== 'invalid') return
      const { issues } = outcome
      flushSync(() => onInvalid?.(issues.map(({ path }) => path.split('.')[0] ?? '')))
      setUnmatchedErrors(showIssues(form, labels, issues))
      return
    }
    const { values, key } = outcome
    draft.discard()
    form.reset(values)
    // what was typed while it was saved is unsaved still; a new thing's form is left, or emptied for the next
    if (key === undefined && Object.keys(editedMeanwhile).length > 0)
      form.reset({ ...values, ...editedMeanwhile }, { keepDefaultValues: true })
    afterRender(() => onDone?.({ values, key }))
    setSavedAt(new Date())
    showToast({ text: savedText })
  }
  const submit = (onDone = onSaved) =>
    form.handleSubmit(
      async (values) => {
        if (inFlight.current) return
        inFlight.current = new AbortController()
        const { signal } = inFlight.current
        setIsSaving(true)
        clearErrors()
        const stopTracking = trackEdits(form)
        const outcome = await save(values, { onProgress: setProgress, signal })
        inFlight.current = null
        handleResult(outcome, stopTracking(), onDone)
      },
      (errors) => onInvalid?.(Object.keys(errors)),
    )()

  return {
    form,
    labels,
    draft,
    submit,
    isSaving,
    /** How much of the files is sent, 0 to 1; null where none are under way. */
    progress,
    cancel: () => inFlight.current?.abort(),
    error,
    /** What is wrong that no field takes. */
    unmatchedErrors,
    savedAt,
    isDirty,
    isChanged: (field: keyof Values & string) => field in dirtyFields,
    /** What the person began with. */
    before: defaultValues as Values,
    reset: () => {
      form.reset()
      draft.discard()
      clearErrors()
    },
    overwrite: (current: Values) => {
      const merged = mergeConflict(form.formState.defaultValues as Values, form.getValues(), current)
      form.reset(current)
      form.reset(merged as DefaultValues<Values>, { keepDefaultValues: true })
      void submit()
    },
    loadServerVersion: (current: Values) => {
      form.reset(current)
      draft.discard()
      clearErrors()
    },
  }
}

/** What useEditForm gives. */
export type EditFormState<Values extends FieldValues> = ReturnType<typeof useEditForm<Values>>
