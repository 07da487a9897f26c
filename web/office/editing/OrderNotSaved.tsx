import { ActTroubleNotice } from './ActTroubleNotice.tsx'
import type { ActTrouble } from './saveOutcome.ts'

/** Told where a new order could not be saved and the old one is shown again. */
export function OrderNotSaved({ trouble }: { trouble: ActTrouble | null }) {
  return (
    <ActTroubleNotice trouble={trouble}>Rækkefølgen blev ikke gemt. Rækkerne står, hvor de stod før.</ActTroubleNotice>
  )
}
