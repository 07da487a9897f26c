import chip from '../../ui/Chip.module.css'
import { Icon } from '../../ui/Icon.tsx'
import search from '../form/searchField.module.css'
import { useSlashKey } from '../keys/useSlashKey.ts'
import { MENU_FILTERS } from './menuFilter.ts'
import type { MenuFilter } from './menuFilter.ts'
import styles from './MenuList.module.css'

/** The search of the list of menus, and chips that show one part of it, with how many are in each. */
export function MenuListFilters(props: {
  typed: string
  onType: (typed: string) => void
  filter: MenuFilter
  onFilter: (filter: MenuFilter) => void
  countIn: (filter: MenuFilter) => number
}) {
  const { typed, filter } = props
  const field = useSlashKey()
  return (
    <div className={styles.filters}>
      <div className={search.field}>
        <div className={search.search}>
          <Icon name="search" />
          <input
            ref={field}
            type="search"
            aria-label="Søg i menuer"
            placeholder="Søg i menuer og retter"
            autoComplete="off"
            value={typed}
            onChange={(event) => props.onType(event.target.value)}
          />
          <kbd aria-hidden="true">/</kbd>
        </div>
      </div>
      <fieldset className={styles.chips} aria-label="Vis">
        {(Object.keys(MENU_FILTERS) as MenuFilter[]).map((option) => (
          <button
            key={option}
            type="button"
            className={chip.chip}
            aria-pressed={filter === option}
            onClick={() => props.onFilter(option)}
          >
            <span>{`${MENU_FILTERS[option]} `}</span>
            <small>{props.countIn(option)}</small>
          </button>
        ))}
      </fieldset>
    </div>
  )
}
