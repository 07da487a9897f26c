import { useCallback, useMemo, useState } from 'react'

const NONE: ReadonlySet<string> = new Set()

/** The ids of the ticked orders. Another list, which `key` names, begins with none. */
export function useOrderSelection(key: string) {
  const [{ of, selected }, setSelection] = useState({ of: key, selected: NONE })
  const current = of === key ? selected : NONE
  const toggle = useCallback(
    (ids: readonly string[], isOn: boolean) =>
      setSelection((before) => {
        const next = new Set(before.of === key ? before.selected : NONE)
        for (const id of ids) {
          if (isOn) next.add(id)
          else next.delete(id)
        }
        return { of: key, selected: next }
      }),
    [key],
  )
  const clear = useCallback(() => setSelection({ of: key, selected: NONE }), [key])
  return useMemo(() => ({ selected: current, toggle, clear }), [current, toggle, clear])
}
