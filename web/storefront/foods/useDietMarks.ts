import { use, useEffect, useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import type { MenuNode } from '../../../domain/menus/menu.ts'
import { DietFilterContext } from '../../foods/DietFilterContext.ts'
import type { DietMarks } from './DietMarksContext.ts'

/** The marks of a menu's food for the visitor's diet filter, whose code comes with the first menu that needs them. */
export function useDietMarks(menu: MenuNode, caterNumber: number): DietMarks | null {
  const environment = useRelayEnvironment()
  const text = use(DietFilterContext)
  const key = `${menu.id} ${text}`
  const [answer, setAnswer] = useState<{ key: string; marks: DietMarks | null } | null>(null)
  useEffect(() => {
    if (text === '') return
    let isCurrent = true
    const load = async () => {
      const { loadDietMarks } = await import('./loadDietMarks.ts')
      const marks = await loadDietMarks(environment, { menu, caterNumber, text })
      if (isCurrent) setAnswer({ key, marks })
    }
    // Without the code there is nothing to mark with
    void load().catch(() => undefined)
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the key is the menu and the filter
  }, [environment, caterNumber, key])
  return answer?.key === key ? answer.marks : null
}
