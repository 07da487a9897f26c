import { flushSync } from 'react-dom'
import type { BasketMenu } from '../../../domain/basket/basket.ts'
import { Button } from '../../ui/Button.tsx'
import { useBasket } from './useBasket.ts'

interface KeepAtNewPriceProps {
  /** The line at today's prices. */
  line: BasketMenu
  /** The id of what names the line. */
  nameId: string
  /** Called when the button has gone with its notice, to put the focus elsewhere. */
  onKept: () => void
}

/** Accepts today's prices for a line. */
export function KeepAtNewPrice({ line, nameId, onKept }: KeepAtNewPriceProps) {
  const { edit } = useBasket(line.caterId)
  const keep = () => {
    flushSync(() => edit(line.tempId, line))
    onKept()
  }
  return (
    <Button variant="accent" aria-describedby={nameId} onClick={keep}>
      Behold til den nye pris
    </Button>
  )
}
