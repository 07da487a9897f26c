import { useState } from 'react'
import { ActionErrorNotice } from '../form/ActionErrorNotice.tsx'
import type { ActionError, SaveResult } from '../form/saveResult.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { savePendingSelection, restorePendingSelection } from './pendingSelection.ts'
import { PickList } from './PickList.tsx'
import type { Choice } from './PickList.tsx'

/**
 * A button that opens a dialog to pick several choices and save them. A failed save leaves it open; if the session is
 * over, the selection survives signing in again.
 */
export function PickDialog(props: {
  title: string
  /** Key of the pending selection: 'menuCategories:TWVudTox'. */
  id: string
  listLabel: string
  emptyText: string
  /** Null while they are loading. */
  choices: readonly Choice[] | 'failed' | null
  /** The ids that are picked when the dialog opens. */
  initial: readonly string[]
  submitLabel: string
  /** Replaces submitLabel while loading or saving. */
  pendingLabel?: string
  isRequired?: boolean
  notSavedText: string
  /** Loads the choices; called when the dialog opens and for a retry. */
  load?: () => void
  save: (picked: readonly string[]) => Promise<SaveResult<null>>
}) {
  const { title, id, choices, submitLabel, pendingLabel = submitLabel, isRequired = false, load } = props
  const [isOpen, setIsOpen] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const [selection, setSelection] = useState<readonly string[]>([])
  const [error, setError] = useState<ActionError | null>(null)
  // a stored selection may name choices that are gone
  const picked = Array.isArray(choices)
    ? selection.filter((selected) => choices.some((choice) => choice.id === selected))
    : []
  const isPending = choices === null || isSaving
  const open = () => {
    setSelection(restorePendingSelection(id) ?? props.initial)
    setError(null)
    setIsOpen(true)
    load?.()
  }
  const close = () => !isSaving && setIsOpen(false)
  const save = async () => {
    setIsSaving(true)
    setError(null)
    const { kind } = await props.save(picked)
    setIsSaving(false)
    if (kind === 'saved') return setIsOpen(false)
    if (kind === 'signedOut') savePendingSelection(id, picked)
    setError(kind === 'signedOut' ? 'signedOut' : 'failed')
  }
  return (
    <>
      <Button onClick={open}>{title}</Button>
      <Dialog
        title={title}
        isOpen={isOpen}
        onClose={close}
        footer={
          <>
            <Button onClick={close}>Annuller</Button>
            <Button
              variant="primary"
              isPending={isPending}
              disabled={isRequired && picked.length === 0}
              onClick={() => void save()}
            >
              {isPending ? pendingLabel : submitLabel}
            </Button>
          </>
        }
        variant="form"
      >
        {choices === 'failed' && (
          <Notice variant="error" role="alert">
            <strong>Noget gik galt.</strong>
            <Button onClick={load}>Prøv igen</Button>
          </Notice>
        )}
        <ActionErrorNotice error={error}>{props.notSavedText}</ActionErrorNotice>
        {Array.isArray(choices) && (
          <PickList
            label={props.listLabel}
            empty={props.emptyText}
            choices={choices}
            picked={picked}
            onPick={setSelection}
          />
        )}
      </Dialog>
    </>
  )
}
