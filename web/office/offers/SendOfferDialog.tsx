import { useRef, useState } from 'react'
import { formatKroner } from '../../../domain/money/money.ts'
import type { Oere } from '../../../domain/money/money.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import type { SaveError } from '../form/saveResult.ts'
import { SaveErrorNotice } from '../form/SaveErrorNotice.tsx'
import { OFFER_LABELS } from './offerValues.ts'
import { useSendOffer } from './useSendOffer.ts'
import { toField } from './useUpdateOffer.ts'

interface SendOfferDialogProps {
  uuid: string
  email: string
  total: Oere
  onClose: () => void
}

/** The confirmation before an offer is sent, which cannot be undone. */
export function SendOfferDialog({ uuid, email, total, onClose }: SendOfferDialogProps) {
  const sendOffer = useSendOffer()
  const showToast = useToast()
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<SaveError<null> | null>(null)
  const confirm = useRef<HTMLButtonElement>(null)
  const send = async () => {
    setSending(true)
    setError(null)
    const result = await sendOffer(uuid)
    setSending(false)
    if (result.kind === 'cancelled') return
    if (result.kind !== 'saved') return setError(result)
    onClose()
    showToast({ text: 'Tilbuddet er sendt' })
  }
  return (
    <Dialog
      isOpen
      onClose={() => !isSending && onClose()}
      title="Send tilbuddet?"
      variant="form"
      initialFocus={confirm}
      footer={
        <>
          <Button onClick={() => !isSending && onClose()}>Annuller</Button>
          <Button ref={confirm} variant="primary" isPending={isSending} onClick={() => void send()}>
            Ja, send tilbud
          </Button>
        </>
      }
    >
      <p>
        {`${email} får en mail med et link. Indholdet og prisen ${formatKroner(total)} er bindende og kan kun ændres med en ny version.`}
      </p>
      {error?.kind === 'invalid' ? (
        <Notice variant="error" role="alert">
          {error.issues.map(({ path, message }) => (
            <p key={path}>{`${labelOf(path)}: ${message}`}</p>
          ))}
        </Notice>
      ) : (
        <SaveErrorNotice error={error} />
      )}
    </Dialog>
  )
}

const LABELS: Readonly<Record<string, string | undefined>> = OFFER_LABELS

const labelOf = (path: string): string => LABELS[toField(path)] ?? 'Tilbuddet'
