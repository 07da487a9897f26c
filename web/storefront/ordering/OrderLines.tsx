import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { BasketMenu } from '../../../domain/basket/basket.ts'
import type { LineReview } from '../../../domain/basket/basketReview.ts'
import { useBasket } from '../basket/useBasket.ts'
import type { ShownMenusById } from '../../catalogue/menuNode.ts'
import { OrderLine } from './OrderLine.tsx'

interface OrderLinesProps {
  caterId: number
  lines: readonly BasketMenu[]
  /** Today's menus; null where they could not be loaded. */
  menus: ShownMenusById | null
  /** By the line's index. */
  reviews: readonly LineReview[]
  /** By the line's index. */
  problems: ReadonlyMap<number, string>
}

/** The lines of the order. */
export function OrderLines({ caterId, lines, menus, reviews, problems }: OrderLinesProps) {
  const { remove } = useBasket(caterId)
  const list = useRef<HTMLUListElement>(null)
  const removeLine = (tempId: string) => {
    // the button that was pressed goes with its line
    flushSync(() => remove(tempId))
    list.current?.focus()
  }
  return (
    <ul ref={list} tabIndex={-1} aria-label="Menuer">
      {lines.map((line, index) => (
        <OrderLine
          key={line.tempId}
          line={line}
          menu={menus?.get(line.id)}
          review={reviews[index] ?? { state: 'current' }}
          problem={problems.get(index)}
          onRemove={() => removeLine(line.tempId)}
        />
      ))}
    </ul>
  )
}
