import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { RenewCalendarButton_cater$key } from '../../../__generated__/RenewCalendarButton_cater.graphql.ts'
import type { ActionError } from '../../form/saveResult.ts'
import { SignInAgain } from '../../form/SignInAgain.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { useToast } from '../../../ui/Toasts.tsx'
import { useRenewCalendarSecret } from './useRenewCalendarSecret.ts'

/** 'Ny adresse': replaces the calendar's secret URL, after a confirmation. */
export function RenewCalendarButton(props: { cater: RenewCalendarButton_cater$key }) {
  const { id } = useFragment(
    graphql`
      fragment RenewCalendarButton_cater on Cater {
        id
      }
    `,
    props.cater,
  )
  const [renew, isRenewing] = useRenewCalendarSecret()
  const [isOpen, setIsOpen] = useState(false)
  const [error, setError] = useState<ActionError | null>(null)
  const showToast = useToast()
  const cancelButton = useRef<HTMLButtonElement>(null)
  const setOpen = (shouldOpen: boolean) => {
    if (isRenewing) return
    setError(null)
    setIsOpen(shouldOpen)
  }
  const confirm = () => {
    setError(null)
    renew(id, (failure) => {
      setError(failure)
      if (failure) return
      setIsOpen(false)
      showToast({ text: 'Kalenderen har fået en ny adresse' })
    })
  }
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
            <Button variant="danger" isPending={isRenewing} onClick={confirm}>
              Ja, ny adresse
            </Button>
          </>
        }
        variant="form"
      >
        <p>Den gamle adresse virker ikke længere. Alle, der bruger den, skal have den nye.</p>
        {error === 'signedOut' && <SignInAgain>Kalenderen har sin gamle adresse.</SignInAgain>}
        {error === 'failed' && (
          <Notice variant="error" role="alert">
            <strong>Noget gik galt.</strong>
            <span>Prøv igen.</span>
          </Notice>
        )}
      </Dialog>
    </>
  )
}
