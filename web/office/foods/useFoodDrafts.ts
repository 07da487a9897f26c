import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { DeclarationDraft } from '../../../domain/foods/declarations.ts'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import { draftKey, readDraft, removeDraft, writeDraft } from '../form/draftStore.ts'
import type { DraftState } from '../form/useDraft.ts'
import { useViewerId } from '../form/useViewerId.ts'
import { isSameDraft } from './allergenAnswers.ts'
import type { OfficeFood } from './readFood.ts'

type Drafts = Readonly<Record<string, DeclarationDraft>>

/**
 * The unsaved changes of foods, by food; they are stored in the browser too, and offered when the page is opened again.
 * `foods` are as they are saved.
 */
export function useFoodDrafts(caterNumber: number, foods: readonly OfficeFood[]) {
  const [drafts, setDrafts] = useState<Drafts>({})
  // A change is saved over the version that it was made from, which may not be the one shown by now
  const [versions, setVersions] = useState<Readonly<Record<string, string>>>({})
  const changed = useMemo(
    () =>
      foods.flatMap((food) => {
        const draft = drafts[food.id]
        const isChanged = draft !== undefined && !isSameDraft(draft, food.declaration)
        return isChanged ? [{ ...food, declaration: draft, version: versions[food.id] ?? food.version }] : []
      }),
    [foods, drafts, versions],
  )
  const changedIds = useMemo(() => new Set(changed.map(({ id }) => id)), [changed])

  const change = (food: OfficeFood, to: (before: DeclarationDraft) => DeclarationDraft) => {
    setDrafts((current) => ({ ...current, [food.id]: to(current[food.id] ?? food.declaration) }))
    setVersions((current) => ({ ...current, [food.id]: changedIds.has(food.id) ? current[food.id]! : food.version }))
  }
  const drop = (ids: readonly string[]) => {
    const dropped = new Set(ids)
    const without = <Value>(all: Readonly<Record<string, Value>>) =>
      Object.fromEntries(Object.entries(all).filter(([id]) => !dropped.has(id)))
    setDrafts(without)
    setVersions(without)
  }
  /** Lets changes be saved over these versions of the foods, which the user has seen. */
  const overwrite = (seen: readonly OfficeFood[]) =>
    setVersions((current) => ({ ...current, ...Object.fromEntries(seen.map(({ id, version }) => [id, version])) }))

  const draft = useStoredDrafts(caterNumber, changed, (stored) => {
    setDrafts(stored.drafts)
    setVersions(stored.versions)
  })
  return { drafts, changed, changedIds, change, drop, overwrite, draft }
}

/** Stores the changes in the browser, and offers those of an earlier visit. */
function useStoredDrafts(
  caterNumber: number,
  changed: readonly OfficeFood[],
  restore: (stored: { drafts: Drafts; versions: Readonly<Record<string, string>> }) => void,
): DraftState {
  const key = draftKey(useViewerId(), `foods:${caterNumber}`)
  const isHydrated = useIsHydrated()
  const stored = useMemo(() => (isHydrated ? readDraft(key) : null), [isHydrated, key])
  const [isResolved, setIsResolved] = useState(false)
  const offered = isResolved ? null : stored
  const store = useEffectEvent((unsaved: readonly OfficeFood[]) => {
    if (unsaved.length > 0)
      writeDraft(
        key,
        Object.fromEntries(unsaved.map(({ id, version }) => [id, version])),
        Object.fromEntries(unsaved.map(({ id, declaration }) => [id, declaration])),
      )
    else if (isHydrated && !offered) removeDraft(key)
  })
  useEffect(() => store(changed), [changed])
  return {
    offered,
    resume: () => {
      if (!offered) return
      restore({ drafts: offered.values as Drafts, versions: offered.before as Record<string, string> })
      setIsResolved(true)
    },
    discard: () => {
      removeDraft(key)
      setIsResolved(true)
    },
  }
}
