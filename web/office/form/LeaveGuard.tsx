import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { joinWithAnd } from '../../../domain/texts/joinWithAnd.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { SIGN_IN_AGAIN_EVENT } from './useSignInAgain.ts'

/** Confirms leaving a page with unsaved changes: by a dialog within the product, by the browser's own otherwise. */
export function LeaveGuard(props: {
  isDirty: boolean
  /** The labels of the changed fields. */
  changed: readonly string[]
  /** Called when the person leaves without saving. */
  onLeave: () => void
}) {
  const { isDirty, changed, onLeave } = props
  const stay = useRef<HTMLButtonElement>(null)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isDirty) return
    const confirmUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    const stopConfirming = () => window.removeEventListener('beforeunload', confirmUnload)
    window.addEventListener('beforeunload', confirmUnload)
    window.addEventListener(SIGN_IN_AGAIN_EVENT, stopConfirming)
    return () => {
      stopConfirming()
      window.removeEventListener(SIGN_IN_AGAIN_EVENT, stopConfirming)
    }
  }, [isDirty])
  const leave = () => {
    onLeave()
    blocker.proceed?.()
  }
  return (
    <Dialog
      title="Du har ændringer, der ikke er gemt."
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      initialFocus={stay}
      footer={
        <>
          <Button variant="dangerOutline" onClick={leave}>
            Forlad siden
          </Button>
          <Button ref={stay} variant="primary" onClick={() => blocker.reset?.()}>
            Bliv
          </Button>
        </>
      }
      variant="form"
    >
      <p>{`Forlader du siden, mister du ${nameChanges(changed)}.`}</p>
    </Dialog>
  )
}

/** 'ændringen af Pris', 'ændringerne af Navn, Pris og Min'. */
function nameChanges(changed: readonly string[]): string {
  if (changed.length === 0) return 'dine ændringer'
  return `${changed.length === 1 ? 'ændringen' : 'ændringerne'} af ${joinWithAnd(changed)}`
}
