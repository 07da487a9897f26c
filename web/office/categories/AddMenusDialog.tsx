import { useState } from 'react'
import { OfficeButton } from '../parts/OfficeButton.tsx'
import { OfficeDialog } from '../parts/OfficeDialog.tsx'
import { OfficeNotice } from '../parts/OfficeNotice.tsx'
import { PickList } from '../catalogue/PickList.tsx'
import { useAddMenusToCategory } from './useAddMenusToCategory.ts'
import { useCaterMenus } from './useCaterMenus.ts'

/** 'Tilføj eksisterende': chooses among the menus of the caterer that do not stand in the category yet. */
export function AddMenusDialog(props: { categoryId: string; caterNumber: number; taken: readonly string[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const [picked, setPicked] = useState<readonly string[]>([])
  const [hasFailed, setHasFailed] = useState(false)
  const [menus, load] = useCaterMenus(props.caterNumber)
  const [add, isAdding] = useAddMenusToCategory(props.categoryId)
  const open = () => {
    setPicked([])
    setHasFailed(false)
    setIsOpen(true)
    void load()
  }
  const close = () => !isAdding && setIsOpen(false)
  const isLoading = menus === null || isAdding
  const choices = Array.isArray(menus) ? menus.filter(({ id }) => !props.taken.includes(id)) : []
  const settle = (isAdded: boolean) => (isAdded ? setIsOpen(false) : setHasFailed(true))
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
            <OfficeButton
              kind="main"
              busy={isLoading}
              disabled={picked.length === 0}
              onClick={() => {
                setHasFailed(false)
                add(picked, settle)
              }}
            >
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
        {hasFailed && (
          <OfficeNotice kind="stop">
            <strong>Noget gik galt.</strong>
            <span>Menuerne er ikke tilføjet. Dit valg står her endnu.</span>
          </OfficeNotice>
        )}
        {Array.isArray(menus) && (
          <PickList
            label="Menuer"
            empty="Alle menuer står i kategorien allerede."
            choices={choices}
            picked={picked}
            onPick={setPicked}
          />
        )}
      </OfficeDialog>
    </>
  )
}
