import { graphql, useFragment } from 'react-relay/hooks'
import { useNavigation } from 'react-router'
import type { CaterFilters_filters$key } from '../__generated__/CaterFilters_filters.graphql.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
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
  // what was pressed shows at once, before its answer is there
  const { filters: pressed } =
    location?.pathname === '/' ? readCaterSearch(new URLSearchParams(location.search)) : props.search
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
              <label key={number} className={styles.chip}>
                <input
                  className={text.visuallyHidden}
                  type="checkbox"
                  form={SEARCH_FORM}
                  name={FIELDS.filter}
                  value={number}
                  checked={pressed.includes(String(number))}
                  onChange={(event) =>
                    submitSearch(event.currentTarget.form, paths.home(), { preventScrollReset: true })
                  }
                />
                <Icon name="check" />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <noscript>
        <Button type="submit" form={SEARCH_FORM}>
          Vis køkkener
        </Button>
      </noscript>
    </div>
  )
}
