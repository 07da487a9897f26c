import { useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { DeleteErrorNotice } from './DeleteErrorNotice.tsx'
import type { SaveResult, SaveError } from './saveResult.ts'
import { useAfterRender } from './useAfterRender.ts'

/**
 * Deletes something after a confirmation that names the consequence. An error is shown in the dialog, which stays
 * open. `remove` is a save of useSave.
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
  /** The form of the same object; its unsaved changes are dropped with it. */
  editing?: { reset: () => void }
  /** 'Fjern' for an object that is only detached, not deleted, 'Afslut' for what somebody else uses. */
  verb?: 'Slet' | 'Fjern' | 'Afslut'
  /** Names the object in the accessible name, for pages with several such buttons. */
  of?: string
  variant?: 'dangerOutline' | 'quiet'
}) {
  const { remove, onRemoved, editing, verb = 'Slet', of, variant = 'dangerOutline' } = props
  const [isOpen, setIsOpen] = useState(false)
  const [isRemoving, setIsRemoving] = useState(false)
  const [error, setError] = useState<SaveError<null> | null>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  const afterRender = useAfterRender()
  const confirmed = async () => {
    setIsRemoving(true)
    setError(null)
    const result = await remove()
    setIsRemoving(false)
    if (result.kind === 'cancelled') return
    if (result.kind !== 'saved') return setError(result)
    setIsOpen(false)
    editing?.reset()
    afterRender(() => onRemoved?.())
  }
  return (
    <>
      <Button
        variant={variant}
        aria-label={of && `${verb} ${of}`}
        onClick={() => {
          setError(null)
          setIsOpen(true)
        }}
      >
        {variant === 'dangerOutline' && <Icon name="trash" />}
        <span>{verb}</span>
      </Button>
      <Dialog
        title={props.question}
        isOpen={isOpen}
        onClose={() => !isRemoving && setIsOpen(false)}
        initialFocus={cancel}
        footer={
          <>
            <Button ref={cancel} onClick={() => !isRemoving && setIsOpen(false)}>
              Annuller
            </Button>
            <Button variant="danger" isPending={isRemoving} onClick={() => void confirmed()}>
              {`Ja, ${verb.toLowerCase()}`}
            </Button>
          </>
        }
        variant="form"
      >
        <p>{props.consequence}</p>
        <DeleteErrorNotice error={error} />
      </Dialog>
    </>
  )
}
