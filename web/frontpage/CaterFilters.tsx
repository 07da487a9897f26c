import type { ChangeEvent } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { useNavigation } from 'react-router'
import { ALLERGEN_NAMES, ALLERGENS } from '../../domain/foods/allergens.ts'
import { isDietFilterSet } from '../../domain/menus/allergensOfMenu.ts'
import { DIET_NAMES, DIETS } from '../../domain/foods/diets.ts'
import type { CaterFilters_filters$key } from '../__generated__/CaterFilters_filters.graphql.ts'
import { paths } from '../page/paths.ts'
import { Button } from '../ui/Button.tsx'
import { CheckChip } from '../ui/CheckChip.tsx'
import { classes } from '../ui/classes.ts'
import text from '../ui/text.module.css'
import styles from './CaterFilters.module.css'
import { FIELDS, readCaterSearch } from './caterSearch.ts'
import type { CaterSearch } from './caterSearch.ts'
import { SEARCH_FORM } from './Hero.tsx'
import { useSubmitSearch } from './useSubmitSearch.ts'

/** The filters of the search, as chips in its form. Each press searches at once. */
export function CaterFilters(props: { filters: CaterFilters_filters$key; search: CaterSearch }) {
  const { foodtypes, occasions, diets, locations } = useFragment(
    graphql`
      fragment CaterFilters_filters on FilterGroups {
        foodtypes {
          number
          name
        }
        occasions {
          number
          name
        }
        diets {
          number
          name
        }
        locations {
          number
          name
        }
      }
    `,
    props.filters,
  )
  const submitSearch = useSubmitSearch()
  const { location } = useNavigation()
  // a pressed filter is shown at once, before its response has come
  const pressed = location?.pathname === '/' ? readCaterSearch(new URLSearchParams(location.search)) : props.search
  const searchAgain = (event: ChangeEvent<HTMLInputElement>) =>
    submitSearch(event.currentTarget.form, paths.home(), { preventScrollReset: true })
  const groups = [
    { title: 'Madtyper', filters: foodtypes },
    { title: 'Anledninger', filters: occasions },
    { title: 'Kost', filters: diets },
    { title: 'Steder', filters: locations },
  ].filter(({ filters }) => filters.length > 0)
  return (
    <div className={classes(text.page, styles.filters)}>
      {groups.map(({ title, filters }) => (
        <fieldset key={title} className={styles.group}>
          <legend>{title}</legend>
          <div className={styles.chips}>
            {filters.map(({ number, name }) => (
              <CheckChip
                key={number}
                form={SEARCH_FORM}
                name={FIELDS.filter}
                value={number}
                checked={pressed.filters.includes(String(number))}
                onChange={searchAgain}
              >
                {name}
              </CheckChip>
            ))}
          </div>
        </fieldset>
      ))}
      <details className={styles.more} open={isDietFilterSet(pressed.dietFilter)}>
        <summary>Allergener og kost</summary>
        <p>Efter det, køkkenerne selv har oplyst om maden i deres menuer.</p>
        <DietFilterGroup
          title="Menuen er uden"
          name={FIELDS.without}
          codes={ALLERGENS}
          names={ALLERGEN_NAMES}
          pressed={pressed.dietFilter.without}
          onChange={searchAgain}
        />
        <DietFilterGroup
          title="Menuen er"
          name={FIELDS.diets}
          codes={DIETS}
          names={DIET_NAMES}
          pressed={pressed.dietFilter.diets}
          onChange={searchAgain}
        />
      </details>
      <noscript>
        <Button type="submit" form={SEARCH_FORM}>
          Vis køkkener
        </Button>
      </noscript>
    </div>
  )
}

function DietFilterGroup<Code extends string>(props: {
  title: string
  name: string
  codes: readonly Code[]
  names: Readonly<Record<Code, string>>
  pressed: readonly Code[]
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}) {
  const { title, name, codes, names, pressed, onChange } = props
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <div className={styles.chips}>
        {codes.map((code) => (
          <CheckChip
            key={code}
            form={SEARCH_FORM}
            name={name}
            value={code}
            checked={pressed.includes(code)}
            onChange={onChange}
          >
            {names[code]}
          </CheckChip>
        ))}
      </div>
    </fieldset>
  )
}
