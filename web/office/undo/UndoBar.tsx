import { use, useEffect, useEffectEvent, useId, useLayoutEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { UNDO_MS } from '../../../domain/orders/orderStates.ts'
import { paths } from '../../page/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { CountdownRing } from '../../ui/CountdownRing.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useSecondsLeft } from '../../ui/useSecondsLeft.ts'
import { isTyping } from '../keys/isTyping.ts'
import styles from './UndoBar.module.css'
import { UndoContext } from '../orderActions/UndoContext.ts'
import type { UndoOffer } from '../orderActions/undoOffer.ts'
import { mailText, offerText } from './undoTexts.ts'
import { useUndo } from './useUndo.ts'

/** The small bar above every page: the last answer, for how long it can be undone, the undo button, and a link to the order. */
export function UndoBar() {
  const { offers } = use(UndoContext).state
  const undo = useUndo()
  const [newest] = offers
  useUndoKey(() => newest && undo(newest))
  return (
    // announces what was done, and not each second; an output element holds no buttons
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div className={styles.bar} role="status" aria-atomic="false" aria-relevant="additions">
      {offers.map((offer) => (
        <Offer key={`${offer.answer} ${offer.until}`} offer={offer} onUndo={() => undo(offer)} />
      ))}
    </div>
  )
}

function Offer({ offer, onUndo }: { offer: UndoOffer; onUndo: () => void }) {
  const id = useId()
  const { dispatch } = use(UndoContext)
  const { pathname } = useLocation()
  const left = useSecondsLeft(offer.until)
  const isOver = left === 0 && !offer.isUndoing
  const end = useEffectEvent(() => dispatch({ type: 'ended', offer }))
  useEffect(() => {
    if (isOver) end()
  }, [isOver])
  if (isOver) return null
  const [only] = offer.orders
  return (
    <div className={styles.offer}>
      <CountdownRing seconds={left} of={UNDO_MS / 1000} />
      <p id={id}>
        <span>{offerText(offer)}</span>
        <small aria-live="off">{mailText(offer, left)}</small>
      </p>
      {only && offer.orders.length === 1 && pathname !== paths.officeOrder(only.uuid) && (
        <Link to={paths.officeOrder(only.uuid)} aria-describedby={id}>
          Vis
        </Link>
      )}
      <Button
        isPending={offer.isUndoing}
        aria-describedby={id}
        onClick={() => {
          // the button that has the focus goes away
          const page = document.getElementById('indhold')
          ;(page?.querySelector<HTMLElement>('h1[tabindex]') ?? page)?.focus()
          onUndo()
        }}
      >
        <Icon name="undo" />
        Fortryd
      </Button>
    </div>
  )
}

/** Ctrl+Z, unless it belongs to a field. */
function useUndoKey(onUndo: () => void): void {
  const undo = useEffectEvent(onUndo)
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey
      if (isUndo && !event.repeat && !isTyping(event.target)) undo()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
