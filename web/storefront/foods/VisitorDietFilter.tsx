import type { ReactNode } from 'react'
import { DietFilterContext } from '../../foods/DietFilterContext.ts'
import { useDietFilterText } from '../../foods/storedDietFilter.ts'

/** ALG-12: has the food in it marked by the diet filter that the visitor has chosen on this host. */
export function VisitorDietFilter({ children }: { children: ReactNode }) {
  return <DietFilterContext value={useDietFilterText()}>{children}</DietFilterContext>
}
