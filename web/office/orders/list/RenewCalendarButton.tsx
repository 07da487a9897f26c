import { useRef, useState } from 'react'
import { ActionErrorNotice } from '../../form/ActionErrorNotice.tsx'
import type { ActionError } from '../../form/saveResult.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useToast } from '../../../ui/Toasts.tsx'
import { useRenewCalendarFeed } from './calendarFeedMutations.ts'

/** 'Lav adresse', or 'Ny adresse' in place of the one before, after a confirmation. `onRenewed` gets its path. */
export function RenewCalendarButton(props: { hasAddress: boolean; onRenewed: (path: string) => void }) {
  const [renew, isRenewing] = useRenewCalendarFeed()
  const [isOpen, setIsOpen] = useState(false)
  const [error, setError] = useState<ActionError | null>(null)
  const showToast = useToast()
  const cancelButton = useRef<HTMLButtonElement>(null)
  const setOpen = (shouldOpen: boolean) => {
    if (isRenewing) return
    setError(null)
    setIsOpen(shouldOpen)
  }
  const run = (doneText: string) => {
    setError(null)
    renew((renewed) => {
      if ('error' in renewed) return setError(renewed.error)
      setIsOpen(false)
      props.onRenewed(renewed.path)
      showToast({ text: doneText })
    })
  }
  if (!props.hasAddress)
    return (
      <>
        <Button variant="primary" isPending={isRenewing} onClick={() => run('Kalenderen har fået en adresse')}>
          Lav adresse
        </Button>
        <ActionErrorNotice error={error}>Kalenderen fik ingen adresse.</ActionErrorNotice>
      </>
    )
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ny adresse</Button>
      <Dialog
        title="Vil du give kalenderen en ny adresse?"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        initialFocus={cancelButton}
        footer={
          <>
            <Button ref={cancelButton} onClick={() => setOpen(false)}>
              Annuller
            </Button>
            <Button variant="danger" isPending={isRenewing} onClick={() => run('Kalenderen har fået en ny adresse')}>
              Ja, ny adresse
            </Button>
          </>
        }
        variant="form"
      >
        <p>Den gamle adresse virker ikke længere. Sæt den nye ind i de kalendere, der bruger den.</p>
        <ActionErrorNotice error={error}>Kalenderen har sin gamle adresse.</ActionErrorNotice>
      </Dialog>
    </>
  )
}
