import { useEffect, useEffectEvent, useState } from 'react'
import { UNDO_MS } from '../../../../domain/orderStates.ts'
import { Button } from '../../../ui/Button.tsx'
import { useToast } from '../../../ui/Toasts.tsx'
import { useSecondsLeft } from '../../../ui/useSecondsLeft.ts'
import styles from './UndoOffer.module.css'

/** Offers to take an answer back until a moment: in a toast that counts the seconds, and on the page. */
export function UndoOffer(props: {
  /** ISO timestamp of the service. */
  until: string
  /** What was done. */
  done: string
  explanation: string
  label: string
  isBusy: boolean
  onUndo: () => void
}) {
  // a clock that is behind the service's must not promise more than there is
  const [until] = useState(() => Math.min(Date.parse(props.until), Date.now() + UNDO_MS))
  const left = useSecondsLeft(until)
  const showToast = useToast()
  const offer = useEffectEvent(() => {
    if (left === 0) return undefined
    return showToast({ text: props.done, action: { label: 'Fortryd', onPress: props.onUndo }, seconds: left })
  })
  useEffect(() => offer(), [])
  if (left === 0) return null
  return (
    <p className={styles.offer}>
      {props.explanation}
      <Button isPending={props.isBusy} onClick={props.onUndo}>
        {props.label}
      </Button>
    </p>
  )
}
