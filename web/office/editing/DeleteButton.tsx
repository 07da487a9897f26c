import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { OfficeButton } from '../parts/OfficeButton.tsx'
import { OfficeDialog } from '../parts/OfficeDialog.tsx'
import type { SaveOutcome } from './saveOutcome.ts'
import { SaveTroubleNotice } from './SaveTroubleNotice.tsx'
import { useSignInAgain } from './useSignInAgain.ts'

/**
 * Asks before something is deleted, and says what became of it: a failure stays in the dialog. `remove` is a save of
 * useSave; the children say what deleting means.
 *
 *   <DeleteButton title="Vil du slette retten?" remove={() => deleteDish(id)} onRemoved={toList}>...</DeleteButton>
 */
export function DeleteButton(props: {
  title: string
  /** What the button says; 'Slet' where nothing is given. */
  label?: string
  /** Its accessible name, where several stand on a page. */
  name?: string
  /** What the dialog's button says; 'Ja, slet' where nothing is given. */
  confirm?: string
  kind?: 'danger' | 'quiet'
  remove: () => Promise<SaveOutcome<unknown>>
  onRemoved?: () => void
  children: ReactNode
}) {
  const { title, label = 'Slet', name, confirm = 'Ja, slet', kind = 'danger', remove, onRemoved } = props
  const [isOpen, setIsOpen] = useState(false)
  const [isRemoving, setIsRemoving] = useState(false)
  const [outcome, setOutcome] = useState<SaveOutcome<unknown> | null>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  const signInAgain = useSignInAgain()
  const confirmed = async () => {
    setIsRemoving(true)
    setOutcome(null)
    const came = await remove()
    setIsRemoving(false)
    setOutcome(came)
    if (came.kind !== 'saved') return
    setIsOpen(false)
    onRemoved?.()
  }
  const trouble = outcome && outcome.kind !== 'saved' && outcome.kind !== 'cancelled' ? outcome : null
  return (
    <>
      <OfficeButton
        kind={kind}
        aria-label={name}
        onClick={() => {
          setOutcome(null)
          setIsOpen(true)
        }}
      >
        {label}
      </OfficeButton>
      <OfficeDialog
        title={title}
        isOpen={isOpen}
        onOpenChange={(next) => !isRemoving && setIsOpen(next)}
        initialFocus={cancel}
        footer={
          <>
            <OfficeButton ref={cancel} onClick={() => !isRemoving && setIsOpen(false)}>
              Annuller
            </OfficeButton>
            <OfficeButton kind="destroy" busy={isRemoving} onClick={() => void confirmed()}>
              {confirm}
            </OfficeButton>
          </>
        }
      >
        {props.children}
        <SaveTroubleNotice trouble={trouble} onSignIn={signInAgain} />
      </OfficeDialog>
    </>
  )
}
