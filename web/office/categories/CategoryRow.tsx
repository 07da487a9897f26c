import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { CategoryRow_category$key } from '../../__generated__/CategoryRow_category.graphql.ts'
import { paths } from '../../page/paths.ts'
import styles from './CategoryRow.module.css'

/** A category in the list: its position, name and number of menus. */
export function CategoryRow(props: { category: CategoryRow_category$key; caterNumber: number; place: number }) {
  const { uuid, name, menuCount } = useFragment(
    graphql`
      fragment CategoryRow_category on Category {
        uuid
        name
        menuCount
      }
    `,
    props.category,
  )
  return (
    <>
      <span className={styles.place}>{props.place}</span>
      <Link className={styles.name} to={paths.officeCategory(props.caterNumber, uuid)}>
        {name}
      </Link>
      <span className={styles.count}>{menuCount === 1 ? '1 menu' : `${menuCount} menuer`}</span>
    </>
  )
}
