import { useMemo, useReducer } from 'react'
import type { ReactNode } from 'react'
import { reduceUndo, UndoContext } from '../orderActions/UndoContext.ts'

/** Stores the undo offers while the viewer goes from page to page of the office. */
export function UndoOffers(props: { children: ReactNode }) {
  const [state, dispatch] = useReducer(reduceUndo, { offers: [], failures: [] })
  const value = useMemo(() => ({ state, dispatch }), [state])
  return <UndoContext value={value}>{props.children}</UndoContext>
}
