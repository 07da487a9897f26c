import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatKroner, toOere } from '../../../domain/money/money.ts'
import type { ComparedMenu_edge$key } from '../../__generated__/ComparedMenu_edge.graphql.ts'
import { paths } from '../../page/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { formatNoCourse } from '../answerTexts.ts'
import type { CaterSearch } from '../caterSearch.ts'
import { COMPARED_MENU } from '../compared.ts'
import { useSubmitSearch } from '../useSubmitSearch.ts'
import styles from './ComparisonTable.module.css'

const MENUS_FORM = 'menuer'

/** MAR-7: the menu that a caterer is compared by, which can be another; each choice compares anew. */
export function ComparedMenu(props: { edge: ComparedMenu_edge$key; search: CaterSearch }) {
  const { node, match, menu, coverPrice, totalPrice, otherMenus } = useFragment(
    graphql`
      fragment ComparedMenu_edge on FoundCaterEdge {
        match
        coverPrice
        menu {
          uuid
          name
        }
        totalPrice {
          perCover
        }
        otherMenus {
          coverPrice
          menu {
            uuid
            name
          }
          totalPrice {
            perCover
          }
        }
        node {
          name
        }
      }
    `,
    props.edge,
  )
  const submit = useSubmitSearch()
  if (!menu || coverPrice == null)
    return match === 'NO_COURSE' ? formatNoCourse(props.search.course) : 'Ingen menu til så mange gæster'
  const priced = [{ menu, coverPrice, totalPrice }, ...otherMenus].map((offer) => ({
    ...offer.menu,
    perCover: offer.totalPrice?.perCover ?? offer.coverPrice,
  }))
  const choices = priced.sort((a, b) => a.perCover - b.perCover || a.name.localeCompare(b.name, 'da'))
  return (
    <select
      key={menu.uuid}
      className={styles.menu}
      form={MENUS_FORM}
      name={COMPARED_MENU}
      defaultValue={menu.uuid}
      aria-label={`Menu fra ${node.name}`}
      onChange={({ currentTarget }) => submit(currentTarget.form, paths.comparison(), { preventScrollReset: true })}
    >
      {choices.map(({ uuid, name, perCover }) => (
        <option key={uuid} value={uuid}>
          {`${name}, ${formatKroner(toOere(perCover))}`}
        </option>
      ))}
    </select>
  )
}

/** The form of the choices; `children` are its hidden fields. Without script it has a button. */
export function ComparisonForm({ children }: { children: ReactNode }) {
  return (
    <form id={MENUS_FORM} action={paths.comparison()}>
      {children}
      <noscript>
        <Button type="submit">Sammenlign de valgte menuer</Button>
      </noscript>
    </form>
  )
}
