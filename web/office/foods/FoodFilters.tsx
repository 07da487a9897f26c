import chip from '../../ui/Chip.module.css'
import { Icon } from '../../ui/Icon.tsx'
import { useSlashKey } from '../keys/useSlashKey.ts'
import search from '../form/searchField.module.css'
import { FOOD_FILTERS } from './foodGroups.ts'
import type { FoodFilter } from './foodGroups.ts'
import styles from './Foods.module.css'

/** The search of foods, and chips that show one part of them, with how many are in each. */
export function FoodFilters(props: {
  typed: string
  onType: (typed: string) => void
  filter: FoodFilter
  onFilter: (filter: FoodFilter) => void
  countIn: (filter: FoodFilter) => number
}) {
  const field = useSlashKey()
  return (
    <div className={styles.filters}>
      <div className={search.field}>
        <div className={search.search}>
          <Icon name="search" />
          <input
            ref={field}
            type="search"
            aria-label="Søg i retter"
            placeholder="Søg i retter"
            autoComplete="off"
            value={props.typed}
            onChange={(event) => props.onType(event.target.value)}
          />
          <kbd aria-hidden="true">/</kbd>
        </div>
      </div>
      <fieldset className={styles.chips} aria-label="Vis">
        {(Object.keys(FOOD_FILTERS) as FoodFilter[]).map((filter) => (
          <button
            key={filter}
            type="button"
            className={chip.chip}
            aria-pressed={props.filter === filter}
            onClick={() => props.onFilter(filter)}
          >
            <span>{`${FOOD_FILTERS[filter]} `}</span>
            <small>{props.countIn(filter)}</small>
          </button>
        ))}
      </fieldset>
    </div>
  )
}
