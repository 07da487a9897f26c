import { ActionErrorNotice } from './ActionErrorNotice.tsx'
import type { ActionError } from './saveResult.ts'

/** Told where a new order could not be saved and the old one is shown again. */
export function SortOrderErrorNotice({ error }: { error: ActionError | null }) {
  return (
    <ActionErrorNotice error={error}>Rækkefølgen blev ikke gemt. Rækkerne står, hvor de stod før.</ActionErrorNotice>
  )
}
