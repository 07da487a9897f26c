import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Basket } from '../../../domain/basket/basket.ts'
import type { LineReview } from '../../../domain/basket/basketReview.ts'
import { BasketLine } from '../../storefront/basket/BasketLine.tsx'
import { UndoRemove } from '../../storefront/basket/UndoRemove.tsx'
import { useBasket } from '../../storefront/basket/useBasket.ts'
import { EditLine } from '../../storefront/catalogue/EditLine.tsx'
import type { ShownMenu } from '../../catalogue/menuNode.ts'

interface PhoneOrderLinesProps {
  caterId: number
  basket: Basket
  menus: ReadonlyMap<string, ShownMenu>
  /** By the index of the line. */
  reviews: readonly LineReview[]
  /** By the index of the line. */
  problems: ReadonlyMap<number, string>
}

/** The lines of the order, each to be changed or removed. */
export function PhoneOrderLines({ caterId, basket, menus, reviews, problems }: PhoneOrderLinesProps) {
  const { removed, restore } = useBasket(caterId)
  const [editedId, setEditedId] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const undo = () => {
    // the button that was pressed is gone then
    flushSync(restore)
    list.current?.focus()
  }
  const edited = basket.menus.find(({ tempId }) => tempId === editedId)
  const editedMenu = edited && menus.get(edited.id)
  return (
    <>
      {removed && <UndoRemove key={removed.line.tempId} name={removed.line.name} onUndo={undo} />}
      {basket.menus.length === 0 ? (
        <p>Vælg en menu. Her ser du ordren og hvad den koster.</p>
      ) : (
        <ul ref={list} tabIndex={-1} aria-label="Menuer i ordren">
          {basket.menus.map((line, index) => (
            <BasketLine
              key={line.tempId}
              id={undefined}
              line={line}
              menu={menus.get(line.id)}
              review={reviews[index] ?? { state: 'current' }}
              problem={problems.get(index)}
              onEdit={menus.has(line.id) ? () => setEditedId(line.tempId) : undefined}
            />
          ))}
        </ul>
      )}
      {edited && editedMenu && (
        <EditLine menu={{ ...editedMenu, fees: [] }} line={edited} onClose={() => setEditedId(null)} />
      )}
    </>
  )
}
