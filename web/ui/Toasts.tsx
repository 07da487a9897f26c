import { Toast } from '@base-ui/react/toast'
import { useCallback, useEffect, useEffectEvent } from 'react'
import type { ReactNode } from 'react'
import { useSecondsLeft } from './useSecondsLeft.ts'
import { CountdownRing } from './CountdownRing.tsx'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import styles from './Toasts.module.css'

/** What a toast says: that something is done. Errors are told where they belong; here only where that was left. */
export interface ShownToast {
  text: string
  /** One thing that can be done about it; pressing it closes the toast. */
  action?: { label: string; onPress: () => void }
  /** Counted down for all to see, and gone with the last one; without it, the toast stays long enough to be read. */
  seconds?: number
}

interface Countdown {
  seconds: number
  until: number
}

const READING_MS = 5_000

/** Holds the toasts of the office, one at a time; F6 leads to it. */
export function Toasts(props: { children: ReactNode }) {
  return (
    <Toast.Provider limit={1} timeout={READING_MS}>
      {props.children}
      <Toast.Viewport className={styles.toasts} aria-label="Meddelelser">
        <ShownToasts />
      </Toast.Viewport>
    </Toast.Provider>
  )
}

/** `const showToast = useToast()`: shows a toast, and answers what closes it before its time. */
export function useToast(): (toast: ShownToast) => () => void {
  const { add, close } = Toast.useToastManager()
  return useCallback(
    ({ text, action, seconds }: ShownToast) => {
      const id = add<Partial<Countdown>>({
        title: text,
        ...(action && {
          actionProps: {
            children: action.label,
            onClick: () => {
              close(id)
              action.onPress()
            },
          },
        }),
        // a countdown goes on while the pointer is over it, so it has its own clock
        ...(seconds !== undefined && { timeout: 0, data: { seconds, until: Date.now() + seconds * 1000 } }),
      })
      return () => close(id)
    },
    [add, close],
  )
}

function ShownToasts() {
  const { toasts, close } = Toast.useToastManager<Partial<Countdown>>()
  return toasts.map((toast) => {
    const { seconds, until } = toast.data ?? {}
    return (
      // the library makes a dialog of it, which it is not
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      <Toast.Root key={toast.id} toast={toast} className={styles.toast} role="group" aria-modal={undefined}>
        {seconds !== undefined && until !== undefined && (
          <Counting seconds={seconds} until={until} onOver={() => close(toast.id)} />
        )}
        <Toast.Title className={styles.text} render={<p />} />
        {toast.actionProps ? (
          <Toast.Action render={<Button />} />
        ) : (
          // the library hides its own from screen readers
          <button type="button" className={styles.close} aria-label="Luk" onClick={() => close(toast.id)}>
            <Icon name="close" />
          </button>
        )}
      </Toast.Root>
    )
  })
}

function Counting(props: Countdown & { onOver: () => void }) {
  const left = useSecondsLeft(props.until)
  const onOver = useEffectEvent(props.onOver)
  useEffect(() => {
    if (left === 0) onOver()
  }, [left])
  return <CountdownRing seconds={left} of={props.seconds} />
}
