import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import { draftKey, readDraft, removeDraft, writeDraft } from './draftStore.ts'
import type { Draft } from './draftStore.ts'
import { useViewerId } from './useViewerId.ts'

const PAUSE_MS = 400

/** The draft of a form: what is offered to go on with, and what can be done with it. */
export interface DraftState {
  /** What an earlier visit left; null where there is none, or it is decided. */
  offered: Draft | null
  /** Puts the offered draft into the form. */
  resume: () => void
  /** Forgets the draft, offered or running. */
  discard: () => void
}

/**
 * Keeps what is typed into a form in local storage, for this user and this thing ('dish:RGlz...', 'dish:new'), and
 * offers it when the form is opened again. useEditForm does this for every form; DraftNotice shows the offer.
 */
export function useDraft<Values extends FieldValues>(draftId: string, form: UseFormReturn<Values>): DraftState {
  const key = draftKey(useViewerId(), draftId)
  // the server knows of no draft, and the first view in the browser is the server's
  const isHydrated = useIsHydrated()
  const stored = useMemo(() => (isHydrated ? readDraft(key) : null), [isHydrated, key])
  const [isSettled, setIsSettled] = useState(false)
  const offered = isSettled ? null : stored
  const { isDirty, defaultValues = {} } = form.formState
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const saveDraft = useEffectEvent(() => {
    timer.current = undefined
    if (isDirty) writeDraft(key, defaultValues, form.getValues())
    else if (!offered) removeDraft(key)
  })
  const flushDraft = useEffectEvent(() => {
    if (timer.current === undefined) return
    clearTimeout(timer.current)
    saveDraft()
  })
  useEffect(() => {
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current)
        timer.current = setTimeout(saveDraft, PAUSE_MS)
      },
    })
    window.addEventListener('pagehide', flushDraft)
    return () => {
      unsubscribe()
      window.removeEventListener('pagehide', flushDraft)
      flushDraft()
    }
  }, [form])

  const discard = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    removeDraft(key)
    setIsSettled(true)
  }
  const resume = () => {
    if (!offered) return
    const fields = form.getValues()
    const pickKnownFields = (values: Draft['values']) =>
      ({ ...fields, ...Object.fromEntries(Object.entries(values).filter(([name]) => name in fields)) }) as typeof fields
    form.reset(pickKnownFields(offered.before))
    form.reset(pickKnownFields(offered.values) as DefaultValues<Values>, { keepDefaultValues: true })
    setIsSettled(true)
  }
  return { offered, resume, discard }
}
