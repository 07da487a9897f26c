import { graphql, useFragment } from 'react-relay/hooks'
import { danishDate } from '../../../domain/time/danishTime.ts'
import { formatDate } from '../../../domain/time/formats.ts'
import type { FoodsListed_menu$key } from '../../__generated__/FoodsListed_menu.graphql.ts'
import type { FoodsListedMutation } from '../../__generated__/FoodsListedMutation.graphql.ts'
import { capitalized } from '../../../domain/texts/capitalized.ts'
import { LabelledCheckbox } from '../../ui/Checkbox.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ActionErrorNotice } from '../form/ActionErrorNotice.tsx'
import { useAction } from '../form/useAction.ts'
import styles from './Foods.module.css'

/**
 * ALG-11: the tick by which a caterer confirms that everything served in a menu is listed in it, saved at once, with who
 * set it. Where the menu has changed since, it is to be set again. Nothing where the service does not know it.
 */
export function FoodsListed(props: { menu: FoodsListed_menu$key }) {
  const { id, name, allFoodsListed, foodsVersion, foodsListedAt, foodsListedBy } = useFragment(
    graphql`
      fragment FoodsListed_menu on Menu {
        id
        name
        allFoodsListed
        foodsVersion
        foodsListedAt
        foodsListedBy
      }
    `,
    props.menu,
  )
  const { run, error, isPending } = useAction<FoodsListedMutation>(graphql`
    mutation FoodsListedMutation($input: UpdateMenuInput!) {
      updateMenu(input: $input) {
        __typename
        ...FoodsListed_menu @alias(as: "menu")
      }
    }
  `)
  if (allFoodsListed == null) return null
  const confirmation =
    foodsListedAt &&
    `${foodsListedBy ?? 'en, der er slettet,'} satte krydset den ${formatDate(danishDate(new Date(foodsListedAt)))}`
  return (
    <div className={styles.listed}>
      <LabelledCheckbox
        checked={allFoodsListed}
        disabled={isPending}
        aria-label={`Alt, hvad der serveres i menuen, står på listen: ${name}`}
        onChange={({ target }) =>
          run({
            variables: { input: { id, allFoodsListed: target.checked, foodsVersion } },
            isSuccess: ({ updateMenu }) => updateMenu.__typename === 'Menu',
            refusalOf: ({ updateMenu }) =>
              updateMenu.__typename === 'EditConflict'
                ? 'Indholdet er ændret, siden siden blev åbnet. Genindlæs siden, gennemgå listen, og sæt krydset igen.'
                : undefined,
          })
        }
      >
        Alt, hvad der serveres i menuen, står på listen
      </LabelledCheckbox>
      {allFoodsListed ? (
        confirmation && <small>{`${capitalized(confirmation)}.`}</small>
      ) : (
        <Notice variant="warning" size="sm">
          {confirmation
            ? `Indholdet er ændret, siden ${confirmation}. Gennemgå listen, og sæt krydset igen. Indtil da står menuen som "Ikke oplyst".`
            : 'Menuen står som "Ikke oplyst" for gæsterne, indtil krydset er sat.'}
        </Notice>
      )}
      <ActionErrorNotice error={error}>Krydset blev ikke gemt.</ActionErrorNotice>
    </div>
  )
}
