import { graphql, useFragment } from 'react-relay/hooks'
import type { MenuCategories_cater$key } from '../../__generated__/MenuCategories_cater.graphql.ts'
import type { MenuCategories_menu$key } from '../../__generated__/MenuCategories_menu.graphql.ts'
import { MultiSelect } from '../catalogue/MultiSelect.tsx'
import { PickDialog } from '../catalogue/PickDialog.tsx'
import { FailedPart } from '../../errors/FailedPart.tsx'
import styles from './MenuRoute.module.css'
import { useSetMenuCategories } from './menuMutations.ts'

/** The categories of a menu. They are saved on their own, apart from the form that shows them. */
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
  const setCategories = useSetMenuCategories(cater.id, menu.id)
  if (!cater.categories || !menu.categories) return <FailedPart />
  const choices = cater.categories.map(({ id, name }) => ({ id, name }))
  const categoryIds = menu.categories.map(({ id }) => id)
  return (
    <div className={styles.categories}>
      <MultiSelect
        label="Kategorier"
        choices={choices}
        value={categoryIds}
        isDisabled
        hint="Rækkefølgen bestemmes på kategoriens egen side."
      />
      <PickDialog
        title="Skift kategorier"
        id={`menuCategories:${menu.id}`}
        listLabel="Kategorier"
        emptyText="Ingen kategorier tilføjet"
        choices={choices}
        initial={categoryIds}
        submitLabel="Gem"
        notSavedText="Kategorierne er ikke gemt. Dit valg er bevaret."
        save={setCategories}
      />
    </div>
  )
}
