import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { OfficeButton } from '../parts/OfficeButton.tsx'
import { OfficeDialog } from '../parts/OfficeDialog.tsx'

/**
 * Asks before a page with unsaved changes is left: inside of the product by a dialog, out of it by the browser's own.
 * EditForm has one. Beside another form: <LeaveGuard isDirty={form.formState.isDirty} changed={['Navn']} />
 */
export function LeaveGuard(props: {
  isDirty: boolean
  /** The names of the changed fields. */
  changed?: readonly string[]
  /** Told when the person leaves all the same. */
  onLeave?: () => void
}) {
  const { isDirty, changed = [], onLeave } = props
  const stay = useRef<HTMLButtonElement>(null)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  const leave = () => {
    onLeave?.()
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
