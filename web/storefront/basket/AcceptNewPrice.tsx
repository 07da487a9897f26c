import { flushSync } from 'react-dom'
import type { BasketMenu } from '../../../domain/basket/basket.ts'
import { Button } from '../../ui/Button.tsx'
import { useBasket } from './useBasket.ts'

interface AcceptNewPriceProps {
  /** The line at today's prices. */
  line: BasketMenu
  /** The id of what names the line. */
  nameId: string
  /** Called when the button has gone with its notice, to put the focus elsewhere. */
  onAccepted: () => void
}

/** Accepts today's prices for a line. */
export function AcceptNewPrice({ line, nameId, onAccepted }: AcceptNewPriceProps) {
  const { edit } = useBasket(line.caterId)
  const accept = () => {
    flushSync(() => edit(line.tempId, line))
    onAccepted()
  }
  return (
    <Button variant="accent" aria-describedby={nameId} onClick={accept}>
      Behold til den nye pris
    </Button>
  )
}
