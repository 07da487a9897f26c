import { ActionErrorNotice } from './ActionErrorNotice.tsx'
import type { ActTrouble } from './saveResult.ts'

/** Told where a new order could not be saved and the old one is shown again. */
export function OrderNotSaved({ trouble }: { trouble: ActTrouble | null }) {
  return (
    <ActionErrorNotice trouble={trouble}>
      Rækkefølgen blev ikke gemt. Rækkerne står, hvor de stod før.
    </ActionErrorNotice>
  )
}
