import { OfficeNotice } from '../parts/OfficeNotice.tsx'

/** Told where a new order could not be saved and the old one is shown again. */
export function OrderNotSaved() {
  return (
    <OfficeNotice kind="stop">
      <strong>Rækkefølgen blev ikke gemt.</strong>
      <span>Rækkerne står, hvor de stod før. Prøv igen.</span>
    </OfficeNotice>
  )
}
