import { useId, useRef, useState } from 'react'
import type { Choice } from './useChoice.ts'

/**
 * Saving a choice from what shows it: where something is missing, its part within `body` is brought into view and
 * focused. `whyId` is for the text of the missing choices.
 */
export function useSubmitChoice(choice: Choice, onSave: () => boolean) {
  const body = useRef<HTMLDivElement>(null)
  const whyId = useId()
  const [tries, setTries] = useState(0)
  const show = (part: string) => {
    const element = body.current?.querySelector<HTMLElement>(`[data-part="${part}"]`)
    element?.scrollIntoView({ block: 'start' })
    element?.focus({ preventScroll: true })
  }
  const submit = () => {
    if (onSave()) return
    setTries(tries + 1)
    if (choice.incomplete) show(choice.incomplete.groupId ?? 'direct')
  }
  return { body, whyId, submit, isMissing: tries > 0 && choice.issues.length > 0 }
}
