import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { useOfficeToast } from '../parts/OfficeToasts.tsx'
import type { FieldLabels } from './fieldLabels.ts'
import { mergeConflict } from './mergeConflict.ts'
import type { SaveOutcome, SaveTrouble } from './saveOutcome.ts'
import { showIssues } from './showIssues.ts'
import { useDraft } from './useDraft.ts'
import { useSignInAgain } from './useSignInAgain.ts'
import type { UploadWatch } from './useSave.ts'

/** What is done after a save; `key` is what the address of a new thing holds. */
export type AfterSave<Values> = (saved: { values: Values; key: string | undefined }) => void

export interface EditingOptions<Values extends FieldValues> {
  form: UseFormReturn<Values>
  /** What the draft belongs to: 'dish:RGlz...', 'dish:new:55'. */
  thing: string
  labels: FieldLabels<Values>
  /** Saves what is in the form; see useSave. Where the thing has a version, it is one of the values. */
  save: (values: Values, upload: UploadWatch) => Promise<SaveOutcome<Values>>
  /** Where to go after; by default the form stays, with the thing as it is now. */
  onSaved?: AfterSave<Values>
  /** What the toast says; 'Gemt' where nothing is given. */
  savedText?: string
  /** Told which fields are wrong, before the first of them is focused: where a form has tabs, its tab is to be opened. */
  onInvalid?: (fields: readonly string[]) => void
}

/**
 * Everything about editing beside the fields: saving with its troubles, drafts, conflicts, uploads, and signing in
 * again. EditForm shows it.
 *
 *   const form = useForm<DishValues>({ resolver: zodResolver(DishSchema), defaultValues: toDishValues(dish) })
 *   const editing = useEditing({ form, thing: `dish:${dish.id}`, labels: DISH_LABELS, save: useUpdateDish(dish.id) })
 *   return (
 *     <EditForm editing={editing} submits={[{ label: 'Opdater' }]}>
 *       <TextField control={form.control} name="name" label={DISH_LABELS.name} />
 *     </EditForm>
 *   )
 */
export function useEditing<Values extends FieldValues>(options: EditingOptions<Values>) {
  const { form, thing, labels, save, onSaved, onInvalid, savedText = 'Gemt' } = options
  const signInAgain = useSignInAgain()
  const { isDirty, dirtyFields, defaultValues } = form.formState
  const draft = useDraft(thing, form)
  const showToast = useOfficeToast()
  const [isSaving, setIsSaving] = useState(false)
  const [progress, setProgress] = useState<number | null>(null)
  const [trouble, setTrouble] = useState<SaveTrouble<Values> | null>(null)
  const [homeless, setHomeless] = useState<string[]>([])
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const [isLeaving, setIsLeaving] = useState(false)
  const upload = useRef<AbortController>(null)
  const [next, setNext] = useState<{ go: () => void } | null>(null)

  // in the render that comes with it, and in no earlier one, the page knows that nothing is unsaved any more
  useEffect(() => next?.go(), [next])

  const settle = (outcome: SaveOutcome<Values>, after: AfterSave<Values> | undefined) => {
    setIsSaving(false)
    setProgress(null)
    if (outcome.kind === 'cancelled') return
    if (outcome.kind !== 'saved') {
      setTrouble(outcome)
      if (outcome.kind !== 'invalid') return
      const { issues } = outcome
      flushSync(() => onInvalid?.(issues.map(({ path }) => path.split('.')[0] ?? '')))
      setHomeless(showIssues(form, labels, issues))
      return
    }
    draft.discard()
    form.reset(outcome.values)
    setNext({ go: () => after?.({ values: outcome.values, key: outcome.key }) })
    setSavedAt(new Date())
    showToast({ text: savedText })
  }
  const submit = (after = onSaved) =>
    form.handleSubmit(
      async (values) => {
        if (isSaving) return
        upload.current = new AbortController()
        setIsSaving(true)
        setTrouble(null)
        setHomeless([])
        settle(await save(values, { onProgress: setProgress, signal: upload.current.signal }), after)
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
    cancel: () => upload.current?.abort(),
    trouble,
    /** What is wrong that no field takes. */
    homeless,
    savedAt,
    isDirty: isDirty && !isLeaving,
    isChanged: (field: keyof Values & string) => field in dirtyFields,
    /** What the person began with. */
    before: defaultValues as Values,
    undo: () => {
      form.reset()
      draft.discard()
      setTrouble(null)
    },
    saveMine: (current: Values) => {
      const merged = mergeConflict(form.formState.defaultValues as Values, form.getValues(), current)
      form.reset(current)
      form.reset(merged as DefaultValues<Values>, { keepDefaultValues: true })
      void submit()
    },
    takeTheirs: (current: Values) => {
      form.reset(current)
      draft.discard()
      setTrouble(null)
    },
    signInAgain: () => {
      draft.flush()
      setNext({ go: signInAgain })
      setIsLeaving(true)
    },
  }
}

/** What useEditing gives. */
export type Editing<Values extends FieldValues> = ReturnType<typeof useEditing<Values>>
