import { ActionErrorNotice } from './ActionErrorNotice.tsx'
import type { ActionError } from './saveResult.ts'

/** The error of a new sort order that was rolled back. */
export function SortOrderErrorNotice({ error }: { error: ActionError | null }) {
  return (
    <ActionErrorNotice error={error}>Rækkefølgen blev ikke gemt. Rækkerne står, hvor de stod før.</ActionErrorNotice>
  )
}
