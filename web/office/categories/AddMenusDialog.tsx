import { useState } from 'react'
import { savePendingSelection, takePendingSelection } from '../catalogue/pendingSelection.ts'
import { PickList } from '../catalogue/PickList.tsx'
import { ActionErrorNotice } from '../form/ActionErrorNotice.tsx'
import type { ActionError } from '../form/saveResult.ts'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { OfficeDialog } from '../../ui/OfficeDialog.tsx'
import { OfficeNotice } from '../../ui/OfficeNotice.tsx'
import { useAddMenusToCategory } from './useAddMenusToCategory.ts'
import { useCaterMenus } from './useCaterMenus.ts'

/** 'Tilføj eksisterende': chooses among the menus of the caterer that do not stand in the category yet. */
export function AddMenusDialog(props: { categoryId: string; caterNumber: number; taken: readonly string[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [error, setError] = useState<ActionError | null>(null)
  const [menus, load] = useCaterMenus(props.caterNumber)
  const [add, isAdding] = useAddMenusToCategory(props.categoryId)
  const dialog = `addMenus:${props.categoryId}`
  const open = () => {
    setTicked(takePendingSelection(dialog) ?? [])
    setError(null)
    setIsOpen(true)
    void load()
  }
  const close = () => !isAdding && setIsOpen(false)
  const isLoading = menus === null || isAdding
  const taken = new Set(props.taken)
  const choices = Array.isArray(menus) ? menus.filter(({ id }) => !taken.has(id)) : []
  // what was put aside may be gone by now
  const known = new Set(choices.map(({ id }) => id))
  const picked = ticked.filter((id) => known.has(id))
  const save = () => {
    setError(null)
    add(picked, (failed) => {
      if (failed === 'signedOut') savePendingSelection(dialog, picked)
      setError(failed)
      setIsOpen(failed !== null)
    })
  }
  return (
    <>
      <OfficeButton onClick={open}>Tilføj eksisterende</OfficeButton>
      <OfficeDialog
        title="Tilføj eksisterende"
        isOpen={isOpen}
        onOpenChange={close}
        footer={
          <>
            <OfficeButton onClick={close}>Annuller</OfficeButton>
            <OfficeButton kind="main" busy={isLoading} disabled={picked.length === 0} onClick={save}>
              {isLoading ? 'Henter...' : 'Tilføj menuer'}
            </OfficeButton>
          </>
        }
      >
        {menus === 'failed' && (
          <OfficeNotice kind="stop">
            <strong>Noget gik galt.</strong>
            <OfficeButton onClick={() => void load()}>Prøv igen</OfficeButton>
          </OfficeNotice>
        )}
        <ActionErrorNotice error={error}>Menuerne er ikke tilføjet. Dit valg er bevaret.</ActionErrorNotice>
        {Array.isArray(menus) && (
          <PickList
            label="Menuer"
            empty="Alle menuer står i kategorien allerede."
            choices={choices}
            picked={picked}
            onPick={setTicked}
          />
        )}
      </OfficeDialog>
    </>
  )
}
