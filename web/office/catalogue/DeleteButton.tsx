import { useRef } from 'react'
import { OfficeButton } from '../parts/OfficeButton.tsx'
import { OfficeDialog } from '../parts/OfficeDialog.tsx'
import { OfficeIcon } from '../parts/OfficeIcon.tsx'
import { OfficeNotice } from '../parts/OfficeNotice.tsx'
import type { Deletion } from './useDeletion.ts'

/** 'Slet', which asks first and says what goes with it. Where deleting fails, it stays open and says so. */
export function DeleteButton(props: { deletion: Deletion; question: string; consequence: string }) {
  const { isOpen, isBusy, hasFailed, ask, close, confirm } = props.deletion
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <>
      <OfficeButton kind="danger" onClick={ask}>
        <OfficeIcon name="trash" />
        Slet
      </OfficeButton>
      <OfficeDialog
        title={props.question}
        isOpen={isOpen}
        onOpenChange={close}
        initialFocus={cancel}
        footer={
          <>
            <OfficeButton ref={cancel} onClick={close}>
              Annuller
            </OfficeButton>
            <OfficeButton kind="destroy" busy={isBusy} onClick={confirm}>
              Ja, slet
            </OfficeButton>
          </>
        }
      >
        <p>{props.consequence}</p>
        {hasFailed && (
          <OfficeNotice kind="stop">
            <strong>Noget gik galt.</strong>
            <span>Der er ikke slettet noget, så vidt vi ved. Prøv igen.</span>
          </OfficeNotice>
        )}
      </OfficeDialog>
    </>
  )
}
