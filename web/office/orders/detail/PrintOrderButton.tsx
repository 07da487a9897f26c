import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'

/** 'Udskriv': prints the page as the kitchen's slip. */
export function PrintOrderButton() {
  return (
    <Button variant="quiet" onClick={() => window.print()}>
      <Icon name="print" />
      Udskriv
    </Button>
  )
}
