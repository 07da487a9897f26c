import { useEffect, useEffectEvent, useState } from 'react'
import { UNDO_MS } from '../../../../domain/orderStates.ts'
import { Button } from '../../../ui/Button.tsx'
import { useToast } from '../../../ui/Toasts.tsx'
import { useSecondsLeft } from '../../../ui/useSecondsLeft.ts'
import styles from './UndoOffer.module.css'

/** Offers to undo something until a moment: in a toast that counts the seconds down, and on the page. */
export function UndoOffer(props: {
  /** ISO timestamp by the service's clock. */
  until: string
  done: string
  explanation: string
  label: string
  isPending: boolean
  onUndo: () => void
}) {
  // where the browser's clock is behind the service's, it would promise more time than there is
  const [deadline] = useState(() => Math.min(Date.parse(props.until), Date.now() + UNDO_MS))
  const secondsLeft = useSecondsLeft(deadline)
  const showToast = useToast()
  const offer = useEffectEvent(() => {
    if (secondsLeft === 0) return undefined
    return showToast({ text: props.done, action: { label: 'Fortryd', onPress: props.onUndo }, seconds: secondsLeft })
  })
  useEffect(() => offer(), [])
  if (secondsLeft === 0) return null
  return (
    <p className={styles.offer}>
      {props.explanation}
      <Button isPending={props.isPending} onClick={props.onUndo}>
        {props.label}
      </Button>
    </p>
  )
}
