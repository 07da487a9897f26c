import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
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
  /** Writes what is typed at once, before the page is left on purpose. */
  flush: () => void
}

/**
 * Keeps what is typed into a form in local storage, for this user and this thing ('dish:RGlz...', 'dish:new'), and
 * offers it when the form is opened again. useEditing does this for every form; DraftNotice shows the offer.
 */
export function useDraft<Values extends FieldValues>(thing: string, form: UseFormReturn<Values>): DraftState {
  const key = draftKey(useViewerId(), thing)
  // the server knows of no draft, and the first view in the browser is the server's
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const found = useMemo(() => (isInBrowser ? readDraft(key) : null), [isInBrowser, key])
  const [isDecided, setIsDecided] = useState(false)
  const offered = isDecided ? null : found
  const { isDirty } = form.formState
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const keep = useEffectEvent(() => {
    timer.current = undefined
    if (isDirty) writeDraft(key, form.getValues())
    else if (!offered) removeDraft(key)
  })
  const keepNow = useEffectEvent(() => {
    if (timer.current === undefined) return
    clearTimeout(timer.current)
    keep()
  })
  useEffect(() => {
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current)
        timer.current = setTimeout(keep, PAUSE_MS)
      },
    })
    window.addEventListener('pagehide', keepNow)
    return () => {
      unsubscribe()
      window.removeEventListener('pagehide', keepNow)
      keepNow()
    }
  }, [form])

  const discard = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    removeDraft(key)
    setIsDecided(true)
  }
  const resume = () => {
    const fields = form.getValues()
    const known = Object.entries(offered?.values ?? {}).filter(([name]) => name in fields)
    form.reset({ ...fields, ...Object.fromEntries(known) } as DefaultValues<Values>, { keepDefaultValues: true })
    setIsDecided(true)
  }
  const flush = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (isDirty) writeDraft(key, form.getValues())
  }
  return { offered, resume, discard, flush }
}

const never = () => () => {}
