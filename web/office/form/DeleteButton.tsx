import { useRef, useState } from 'react'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { OfficeDialog } from '../../ui/OfficeDialog.tsx'
import { OfficeIcon } from '../../ui/OfficeIcon.tsx'
import { DeleteErrorNotice } from './DeleteErrorNotice.tsx'
import type { SaveResult, SaveError } from './saveResult.ts'
import { useAfterRender } from './useAfterRender.ts'

/**
 * Asks before something is deleted, and says what goes with it; a failure stays in the dialog. `remove` is a save of
 * useSave.
 *
 *   <DeleteButton
 *     question={`Vil du slette ${dish.name}?`}
 *     consequence="Retten forsvinder fra de menuer, den står i."
 *     remove={() => deleteDish(dish.id)}
 *     onRemoved={toList}
 *   />
 */
export function DeleteButton(props: {
  question: string
  consequence: string
  remove: () => Promise<SaveResult<null>>
  onRemoved?: () => void
  /** The form of the same thing: what is unsaved there goes with it. */
  editing?: { reset: () => void }
  /** 'Fjern' where the thing itself stays. */
  verb?: 'Slet' | 'Fjern'
  /** Which one, for its accessible name, where several stand on a page. */
  of?: string
  kind?: 'danger' | 'quiet'
}) {
  const { remove, onRemoved, editing, verb = 'Slet', of, kind = 'danger' } = props
  const [isOpen, setIsOpen] = useState(false)
  const [isRemoving, setIsRemoving] = useState(false)
  const [error, setError] = useState<SaveError<null> | null>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  const afterRender = useAfterRender()
  const confirmed = async () => {
    setIsRemoving(true)
    setError(null)
    const outcome = await remove()
    setIsRemoving(false)
    if (outcome.kind === 'cancelled') return
    if (outcome.kind !== 'saved') return setError(outcome)
    setIsOpen(false)
    editing?.reset()
    afterRender(() => onRemoved?.())
  }
  return (
    <>
      <OfficeButton
        kind={kind}
        aria-label={of && `${verb} ${of}`}
        onClick={() => {
          setError(null)
          setIsOpen(true)
        }}
      >
        {kind === 'danger' && <OfficeIcon name="trash" />}
        {verb}
      </OfficeButton>
      <OfficeDialog
        title={props.question}
        isOpen={isOpen}
        onOpenChange={(next) => !isRemoving && setIsOpen(next)}
        initialFocus={cancel}
        footer={
          <>
            <OfficeButton ref={cancel} onClick={() => !isRemoving && setIsOpen(false)}>
              Annuller
            </OfficeButton>
            <OfficeButton kind="destroy" busy={isRemoving} onClick={() => void confirmed()}>
              Ja, {verb.toLowerCase()}
            </OfficeButton>
          </>
        }
      >
        <p>{props.consequence}</p>
        <DeleteErrorNotice error={error} />
      </OfficeDialog>
    </>
  )
}
