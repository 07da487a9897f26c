import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { CategoryNav_categories$key } from '../../__generated__/CategoryNav_categories.graphql.ts'
import { classes } from '../../ui/classes.ts'
import text from '../../ui/text.module.css'
import styles from './CategoryNav.module.css'
import { useCategoryPath } from './useCategoryPath.ts'

interface CategoryNavProps {
  categories: CategoryNav_categories$key
  /** The id of the one that is shown. */
  active: string | null
  /** In a sheet its title stands above. */
  isInSheet?: boolean
}

/** The caterer's categories, each with its number of menus that can be ordered; its own people read drafts, too. */
export function CategoryNav({ categories, active, isInSheet = false }: CategoryNavProps) {
  const shown = useFragment(
    graphql`
      fragment CategoryNav_categories on Category @relay(plural: true) {
        id
        name
        menus {
          isSatisfiable
          isDraft
        }
      }
    `,
    categories,
  )
  const categoryPath = useCategoryPath()
  return (
    <nav aria-label="Vælg madtyper">
      {!isInSheet && (
        <p className={styles.title} aria-hidden="true">
          Vælg madtyper
        </p>
      )}
      <ul className={classes(styles.list, isInSheet && styles.sheet)}>
        {shown.map(({ id, name, menus }) => (
          <li key={id}>
            <Link
              to={categoryPath(name)}
              aria-current={id === active ? 'true' : undefined}
              preventScrollReset
              replace={isInSheet}
            >
              <span>{name}</span>
              {menus && (
                <span className={classes(text.num, styles.count)}>
                  {menus.filter(({ isSatisfiable, isDraft }) => isSatisfiable && !isDraft).length}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
