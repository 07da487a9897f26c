import { OfficeButton } from '../../../ui/OfficeButton.tsx'
import { OfficeIcon } from '../../../ui/OfficeIcon.tsx'

/** 'Udskriv': the page prints as the kitchen's slip. */
export function PrintOrderButton() {
  return (
    <OfficeButton kind="quiet" onClick={() => window.print()}>
      <OfficeIcon name="print" />
      Udskriv
    </OfficeButton>
  )
}
