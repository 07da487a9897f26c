import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { MenuDishes_cater$key } from '../../__generated__/MenuDishes_cater.graphql.ts'
import type { MenuDishes_menu$key } from '../../__generated__/MenuDishes_menu.graphql.ts'
import { paths } from '../../page/paths.ts'
import { MultiSelect } from '../catalogue/MultiSelect.tsx'
import { ActionErrorNotice } from '../form/ActionErrorNotice.tsx'
import { FailedPart } from '../../errors/FailedPart.tsx'
import styles from './MenuRoute.module.css'
import { useSetMenuDishes } from './menuMutations.ts'

/** 'Retter': the dishes of a menu. Every change is saved at once. */
export function MenuDishes(props: { menu: MenuDishes_menu$key; cater: MenuDishes_cater$key }) {
  const { number, dishes } = useFragment(
    graphql`
      fragment MenuDishes_cater on Cater {
        number
        dishes {
          id
          name
        }
      }
    `,
    props.cater,
  )
  const menu = useFragment(
    graphql`
      fragment MenuDishes_menu on Menu {
        id
        dishes {
          id
        }
      }
    `,
    props.menu,
  )
  const [setDishes, error, isSaved] = useSetMenuDishes(menu.id)
  const choices = (dishes ?? []).map(({ id, name }) => ({ id, name }))
  return (
    <section className={styles.section} aria-label="Retter i menuen">
      {dishes && menu.dishes ? (
        <MultiSelect
          label="Retter"
          choices={choices}
          value={menu.dishes.map(({ id }) => id)}
          onChange={setDishes}
          hint="Gemmes, når du vælger."
        />
      ) : (
        <FailedPart />
      )}
      {dishes?.length === 0 && <Link to={paths.newDish(number)}>Tilføj den første ret</Link>}
      <ActionErrorNotice error={error}>Retterne blev ikke gemt. De står, som de stod før.</ActionErrorNotice>
      <output className={styles.quiet}>{isSaved && 'Gemt'}</output>
    </section>
  )
}
