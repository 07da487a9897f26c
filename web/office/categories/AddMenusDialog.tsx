import { PickDialog } from '../catalogue/PickDialog.tsx'
import { useAddMenusToCategory } from './useAddMenusToCategory.ts'
import { useCaterMenus } from './useCaterMenus.ts'

/** 'Tilføj eksisterende': picks among the caterer's menus that are not in the category yet. */
export function AddMenusDialog(props: { categoryId: string; caterNumber: number; memberIds: readonly string[] }) {
  const [menus, load] = useCaterMenus(props.caterNumber)
  const addMenus = useAddMenusToCategory(props.categoryId)
  const choices = Array.isArray(menus) ? menus.filter(({ id }) => !props.memberIds.includes(id)) : menus
  return (
    <PickDialog
      title="Tilføj eksisterende"
      id={`addMenus:${props.categoryId}`}
      listLabel="Menuer"
      emptyText="Alle menuer står i kategorien allerede."
      choices={choices}
      initial={[]}
      submitLabel="Tilføj menuer"
      pendingLabel="Henter..."
      isRequired
      notSavedText="Menuerne er ikke tilføjet. Dit valg er bevaret."
      load={() => void load()}
      save={addMenus}
    />
  )
}
