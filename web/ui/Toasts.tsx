import { Toast } from '@base-ui/react/toast'
import { useCallback, useEffect, useEffectEvent } from 'react'
import type { ReactNode } from 'react'
import { useSecondsLeft } from './useSecondsLeft.ts'
import { CountdownRing } from './CountdownRing.tsx'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import styles from './Toasts.module.css'

/** A toast: it confirms that something is done. Errors stand beside their cause, and here only if the user has left it. */
export interface ShownToast {
  text: string
  /** One action; pressing it closes the toast. */
  action?: { label: string; onPress: () => void }
  /** Shows a countdown, and closes at 0; without it the toast closes after 5 s. */
  seconds?: number
}

interface CountdownData {
  seconds: number
  until: number
}

const TIMEOUT_MS = 5_000

/** Provides toasts, one at a time: a new one ends the one before. F6 moves the focus to it. */
export function Toasts(props: { children: ReactNode }) {
  return (
    <Toast.Provider timeout={TIMEOUT_MS}>
      {props.children}
      <Toast.Viewport className={styles.toasts} aria-label="Meddelelser">
        <ShownToasts />
      </Toast.Viewport>
    </Toast.Provider>
  )
}

/** `const showToast = useToast()`: shows a toast and returns a function that closes it early. */
export function useToast(): (toast: ShownToast) => () => void {
  const { add, close } = Toast.useToastManager()
  return useCallback(
    ({ text, action, seconds }: ShownToast) => {
      // the library would only hide the earlier one, and show it again after this one
      close()
      const id = add<Partial<CountdownData>>({
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
  const { toasts, close } = Toast.useToastManager<Partial<CountdownData>>()
  return toasts.map((toast) => {
    const { seconds, until } = toast.data ?? {}
    return (
      // the library makes a dialog of it, which it is not
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      <Toast.Root key={toast.id} toast={toast} className={styles.toast} role="group" aria-modal={undefined}>
        {seconds !== undefined && until !== undefined && (
          <Countdown seconds={seconds} until={until} onEnd={() => close(toast.id)} />
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

function Countdown(props: CountdownData & { onEnd: () => void }) {
  const left = useSecondsLeft(props.until)
  const onEnd = useEffectEvent(props.onEnd)
  useEffect(() => {
    if (left === 0) onEnd()
  }, [left])
  return <CountdownRing seconds={left} of={props.seconds} />
}
