import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { useToast } from '../../ui/Toasts.tsx'
import type { FieldLabels } from './fieldLabels.ts'
import { mergeConflict } from './mergeConflict.ts'
import type { MergeRules } from './mergeRules.ts'
import type { SaveResult, SaveError } from './saveResult.ts'
import { showIssues } from './showIssues.ts'
import { trackEdits } from './trackEdits.ts'
import { useAfterRender } from './useAfterRender.ts'
import { useDraft } from './useDraft.ts'
import type { UploadOptions } from './useSave.ts'

/** Called after a save; `key` is the id in the address of a new object. */
export type AfterSave<Values> = (saved: { values: Values; key: string | undefined }) => void

export interface EditFormOptions<Values extends FieldValues> {
  form: UseFormReturn<Values>
  /** Names the draft: 'dish:RGlz...', 'dish:new:55'. */
  draftId: string
  labels: FieldLabels<Values>
  /** How changes of two people are merged. Null where a save is never told what another person has saved. */
  rules: MergeRules<NoInfer<Values>> | null
  /** Saves the values; see useSave. The version of an object is one of them. */
  save: (values: Values, upload: UploadOptions) => Promise<SaveResult<Values>>
  /** By default the form stays open with the stored version. */
  onSaved?: AfterSave<Values>
  /** The text of the toast; 'Gemt' by default. */
  savedText?: string
  /** Called with the invalid fields before the first is focused, so that a form with tabs can open its tab. */
  onInvalid?: (fields: readonly string[]) => void
}

/**
 * The state of an edit form: saving and its errors, drafts, conflicts and uploads. EditForm and EditDialog show it.
 *
 *   const form = useForm<DishValues>({ resolver: zodResolver(DishSchema), defaultValues: toDishValues(dish) })
 *   const editing = useEditForm({ form, draftId: `dish:${dish.id}`, labels: DISH_LABELS, rules: DISH_RULES, save })
 *   return (
 *     <EditForm editing={editing} submits={[{ label: 'Opdater' }]}>
 *       <TextField control={form.control} name="name" label={DISH_LABELS.name} />
 *     </EditForm>
 *   )
 */
export function useEditForm<Values extends FieldValues>(options: EditFormOptions<Values>) {
  const { form, draftId, labels, rules, save, onSaved, onInvalid, savedText = 'Gemt' } = options
  const { isDirty, dirtyFields, defaultValues } = form.formState
  const draft = useDraft(draftId, form)
  const showToast = useToast()
  const [isSaving, setIsSaving] = useState(false)
  const [progress, setProgress] = useState<number | null>(null)
  const [error, setError] = useState<SaveError<Values> | null>(null)
  const [unmatchedErrors, setUnmatchedErrors] = useState<string[]>([])
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  // null while idle; a ref, since a second press may come before a state update
  const inFlight = useRef<AbortController>(null)
  const afterRender = useAfterRender()

  const clearErrors = () => {
    setError(null)
    setUnmatchedErrors([])
  }
  const handleResult = (
    result: SaveResult<Values>,
    editedMeanwhile: Partial<Values>,
    onDone: AfterSave<Values> | undefined,
  ) => {
    setIsSaving(false)
    setProgress(null)
    if (result.kind === 'cancelled') return
    if (result.kind !== 'saved') {
      setError(result)
      if (result.kind !== 'invalid') return
      const { issues } = result
      flushSync(() => onInvalid?.(issues.map(({ path }) => path.split('.')[0] ?? '')))
      setUnmatchedErrors(showIssues(form, labels, issues))
      return
    }
    const { values, key } = result
    draft.discard()
    form.reset(values)
    // edits made during the save stay unsaved; the form of a new object is left or emptied instead
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
        const result = await save(values, { onProgress: setProgress, signal })
        inFlight.current = null
        handleResult(result, stopTracking(), onDone)
      },
      (errors) => onInvalid?.(Object.keys(errors)),
    )()

  return {
    form,
    labels,
    rules,
    draft,
    submit,
    isSaving,
    /** Progress of the upload, 0 to 1; null without one. */
    progress,
    cancel: () => inFlight.current?.abort(),
    error,
    /** Validation messages that belong to no field. */
    unmatchedErrors,
    savedAt,
    isDirty,
    isChanged: (field: keyof Values & string) => field in dirtyFields,
    /** The values when editing began. */
    before: defaultValues as Values,
    reset: () => {
      form.reset()
      draft.discard()
      clearErrors()
    },
    overwrite: (current: Values) => {
      if (!rules) return
      const merged = mergeConflict(form.formState.defaultValues as Values, form.getValues(), current, rules)
      clearErrors()
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

/** The return value of useEditForm. */
export type EditFormState<Values extends FieldValues> = ReturnType<typeof useEditForm<Values>>
