import type { ChangeEvent, ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { useNavigation } from 'react-router'
import { ALLERGEN_NAMES, ALLERGENS } from '../../domain/foods/allergens.ts'
import { isDietFilterSet } from '../../domain/foods/dietFilter.ts'
import { DIET_NAMES, DIETS } from '../../domain/foods/diets.ts'
import type { CaterFilters_filters$key } from '../__generated__/CaterFilters_filters.graphql.ts'
import { paths } from '../page/paths.ts'
import { Button } from '../ui/Button.tsx'
import { CheckChip } from '../ui/CheckChip.tsx'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import text from '../ui/text.module.css'
import styles from './CaterFilters.module.css'
import { countFilters, FIELDS, isSearch, readCaterSearch, SHOWN_FILTERS } from './caterSearch.ts'
import type { CaterSearch } from './caterSearch.ts'
import { SEARCH_FORM } from './Hero.tsx'
import { useSubmitSearch } from './useSubmitSearch.ts'

const FOLDED = 'filtre'

/**
 * The filters of the search, as chips in its form. Each press searches at once. After a search a phone folds them into one
 * button, which without script asks for the page with its filters shown.
 */
export function CaterFilters(props: {
  filters: CaterFilters_filters$key
  search: CaterSearch
  areShown: boolean
  onShow: (areShown: boolean) => void
}) {
  const { search, areShown, onShow } = props
  const { foodtypes, occasions, locations } = useFragment(
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
  const pressed = location?.pathname === '/' ? readCaterSearch(new URLSearchParams(location.search)) : search
  const searchAgain = (event: ChangeEvent<HTMLInputElement>) => {
    // Folded by its own press, a filter would go from under the thumb with the focus in it
    onShow(true)
    submitSearch(event.currentTarget.form, paths.home(), { preventScrollReset: true })
  }
  const isFoldable = isSearch(pressed)
  const count = countFilters(pressed)
  const groups = [
    { title: 'Madtyper', filters: foodtypes },
    { title: 'Anledninger', filters: occasions },
    { title: 'Steder', filters: locations },
  ].filter(({ filters }) => filters.length > 0)
  return (
    <div className={text.page}>
      {isFoldable && (
        <Button
          type="submit"
          form={SEARCH_FORM}
          formAction={`${paths.home()}#${FOLDED}`}
          name={SHOWN_FILTERS}
          value={areShown ? '' : 'vis'}
          isWide
          className={styles.fold}
          aria-expanded={areShown}
          aria-controls={FOLDED}
          onClick={(event) => {
            event.preventDefault()
            onShow(!areShown)
          }}
        >
          <Icon name="filter" />
          <span>{count === 0 ? 'Filtre' : `Filtre (${count})`}</span>
        </Button>
      )}
      <div id={FOLDED} className={classes(styles.filters, isFoldable && !areShown && styles.folded)}>
        {groups.map(({ title, filters }) => (
          <ChipGroup key={title} title={title}>
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
          </ChipGroup>
        ))}
        <details className={styles.more} open={isDietFilterSet(pressed.dietFilter)}>
          <summary>Allergener og kost</summary>
          <p>Efter det, køkkenerne selv har oplyst om maden i deres menuer.</p>
          <DietFilterGroup
            title="Uden"
            name={FIELDS.without}
            codes={ALLERGENS}
            names={ALLERGEN_NAMES}
            pressed={pressed.dietFilter.without}
            onChange={searchAgain}
          />
          <DietFilterGroup
            title="Kost"
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
    </div>
  )
}

/** The legend is heard and its text seen: engines differ in where a legend stands among the columns of a grid. */
function ChipGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={text.visuallyHidden}>{title}</legend>
      <div className={styles.row}>
        <span className={styles.title} aria-hidden="true">
          {title}
        </span>
        <div className={styles.chips}>{children}</div>
      </div>
    </fieldset>
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
    <ChipGroup title={title}>
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
    </ChipGroup>
  )
}
