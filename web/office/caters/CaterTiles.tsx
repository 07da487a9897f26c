import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import { groupThousands } from '../../../domain/texts/numbers.ts'
import type { CaterTiles_cater$key } from '../../__generated__/CaterTiles_cater.graphql.ts'
import { paths } from '../../page/paths.ts'
import styles from './CaterOverviewRoute.module.css'

/** Links to the lists of a caterer's catalogue, with their counts. An inactive caterer's are not counted. */
export function CaterTiles(props: { cater: CaterTiles_cater$key }) {
  const { number, isActive, categories, menus, services, dishes } = useFragment(
    graphql`
      fragment CaterTiles_cater on Cater {
        number
        isActive
        categories {
          __typename
        }
        menus {
          __typename
        }
        services {
          __typename
        }
        dishes {
          __typename
        }
      }
    `,
    props.cater,
  )
  const unknown = isActive ? 'Kunne ikke hentes' : 'Firmaet er lukket'
  const tiles = [
    { name: 'Kategorier', to: paths.officeCategories(number), count: categories?.length },
    { name: 'Menuer', to: paths.officeMenus(number), count: menus?.length },
    { name: 'Services', to: paths.officeServices(number), count: services?.length },
    { name: 'Retter', to: paths.officeDishes(number), count: dishes?.length },
  ]
  return (
    <nav className={styles.tiles} aria-label="Katalog">
      {tiles.map(({ name, to, count }) => (
        <Link key={name} to={to}>
          <strong>{name}</strong>
          <small>
            {count === undefined ? unknown : count === 0 ? 'Ingen endnu' : `${groupThousands(String(count))} i alt`}
          </small>
        </Link>
      ))}
    </nav>
  )
}
