import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { MenuCategories_cater$key } from '../../__generated__/MenuCategories_cater.graphql.ts'
import type { MenuCategories_menu$key } from '../../__generated__/MenuCategories_menu.graphql.ts'
import { MultiSelect } from '../catalogue/MultiSelect.tsx'
import { savePendingSelection, takePendingSelection } from '../catalogue/pendingSelection.ts'
import { PickList } from '../catalogue/PickList.tsx'
import { ActionErrorNotice } from '../form/ActionErrorNotice.tsx'
import type { ActionError } from '../form/saveResult.ts'
import { FailedPart } from '../parts/FailedPart.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { OfficeDialog } from '../../ui/OfficeDialog.tsx'
import styles from './MenuRoute.module.css'
import { useSetMenuCategories } from './useSetMenuCategories.ts'

/** The categories that a menu stands in. They are saved by themselves, apart from the form that shows them. */
export function MenuCategories(props: { menu: MenuCategories_menu$key; cater: MenuCategories_cater$key }) {
  const cater = useFragment(
    graphql`
      fragment MenuCategories_cater on Cater {
        id
        categories {
          id
          name
        }
      }
    `,
    props.cater,
  )
  const menu = useFragment(
    graphql`
      fragment MenuCategories_menu on Menu {
        id
        categories {
          id
        }
      }
    `,
    props.menu,
  )
  const chosen = (menu.categories ?? []).map((category) => category.id)
  const [isOpen, setIsOpen] = useState(false)
  const [picked, setPicked] = useState<readonly string[]>(chosen)
  const [error, setError] = useState<ActionError | null>(null)
  const [setCategories, isSaving] = useSetMenuCategories(cater.id, menu.id)
  const dialog = `menuCategories:${menu.id}`
  const open = () => {
    setPicked(takePendingSelection(dialog) ?? chosen)
    setError(null)
    setIsOpen(true)
  }
  const save = () => {
    setError(null)
    setCategories(picked, (failed) => {
      if (failed === 'signedOut') savePendingSelection(dialog, picked)
      setError(failed)
      setIsOpen(failed !== null)
    })
  }
  const close = () => !isSaving && setIsOpen(false)
  if (!cater.categories || !menu.categories) return <FailedPart />
  const choices = cater.categories.map((category) => ({ id: category.id, name: category.name }))
  return (
    <div className={styles.categories}>
      <MultiSelect
        label="Kategorier"
        choices={choices}
        value={chosen}
        onChange={setPicked}
        isDisabled
        hint="Rækkefølgen bestemmes på kategoriens egen side."
      />
      <OfficeButton onClick={open}>Skift kategorier</OfficeButton>
      <OfficeDialog
        title="Skift kategorier"
        isOpen={isOpen}
        onOpenChange={close}
        footer={
          <>
            <OfficeButton onClick={close}>Annuller</OfficeButton>
            <OfficeButton kind="main" busy={isSaving} onClick={save}>
              Gem
            </OfficeButton>
          </>
        }
      >
        <ActionErrorNotice error={error}>Kategorierne er ikke gemt. Dit valg er bevaret.</ActionErrorNotice>
        <PickList
          label="Kategorier"
          empty="Ingen kategorier tilføjet"
          choices={choices}
          picked={picked}
          onPick={setPicked}
        />
      </OfficeDialog>
    </div>
  )
}
