import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import { draftKey, readDraft, removeDraft, writeDraft } from './draftStore.ts'
import type { Draft } from './draftStore.ts'
import { useViewerId } from './useViewerId.ts'

const PAUSE_MS = 400

/** The draft of a form. */
export interface DraftState {
  /** The draft of an earlier visit; null if there is none, or it was restored or discarded. */
  offered: Draft | null
  /** Restores the offered draft. */
  resume: () => void
  /** Removes the draft, offered or current. */
  discard: () => void
}

/**
 * Stores the unsaved values of a form in local storage, per user and draft id ('dish:RGlz...', 'dish:new'), and offers
 * them when the form is opened again.
 */
export function useDraft<Values extends FieldValues>(draftId: string, form: UseFormReturn<Values>): DraftState {
  const key = draftKey(useViewerId(), draftId)
  // hydration must match the server's HTML, which has no draft
  const isHydrated = useIsHydrated()
  const stored = useMemo(() => (isHydrated ? readDraft(key) : null), [isHydrated, key])
  const [isResolved, setIsResolved] = useState(false)
  const offered = isResolved ? null : stored
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
    setIsResolved(true)
  }
  const resume = () => {
    if (!offered) return
    const fields = form.getValues()
    const pickKnownFields = (values: Draft['values']) =>
      ({ ...fields, ...Object.fromEntries(Object.entries(values).filter(([name]) => name in fields)) }) as typeof fields
    form.reset(pickKnownFields(offered.before))
    form.reset(pickKnownFields(offered.values) as DefaultValues<Values>, { keepDefaultValues: true })
    setIsResolved(true)
  }
  return { offered, resume, discard }
}
