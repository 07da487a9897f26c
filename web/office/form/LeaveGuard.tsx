import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { OfficeDialog } from '../../ui/OfficeDialog.tsx'
import { SIGNING_IN_AGAIN } from './useSignInAgain.ts'

/** Asks before a page with unsaved changes is left: inside of the product by a dialog, out of it by the browser's own. */
export function LeaveGuard(props: {
  isDirty: boolean
  /** The names of the changed fields. */
  changed: readonly string[]
  /** Told when the person leaves all the same. */
  onLeave: () => void
}) {
  const { isDirty, changed, onLeave } = props
  const stay = useRef<HTMLButtonElement>(null)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    const doNotAsk = () => window.removeEventListener('beforeunload', ask)
    window.addEventListener('beforeunload', ask)
    window.addEventListener(SIGNING_IN_AGAIN, doNotAsk)
    return () => {
      doNotAsk()
      window.removeEventListener(SIGNING_IN_AGAIN, doNotAsk)
    }
  }, [isDirty])
  const leave = () => {
    onLeave()
    blocker.proceed?.()
  }
  return (
    <OfficeDialog
      title="Du har ændringer, der ikke er gemt."
      isOpen={blocker.state === 'blocked'}
      onOpenChange={() => blocker.reset?.()}
      initialFocus={stay}
      footer={
        <>
          <OfficeButton kind="danger" onClick={leave}>
            Forlad siden
          </OfficeButton>
          <OfficeButton ref={stay} kind="main" onClick={() => blocker.reset?.()}>
            Bliv
          </OfficeButton>
        </>
      }
    >
      <p>Ændringerne går tabt, hvis du går videre{changed.length > 0 && `: ${changed.join(', ')}`}.</p>
    </OfficeDialog>
  )
}
