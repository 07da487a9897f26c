import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { CaterListRow_cater$key } from '../../__generated__/CaterListRow_cater.graphql.ts'
import { paths } from '../../page/paths.ts'
import { CaterActiveSwitch } from './CaterActiveSwitch.tsx'
import styles from './CaterListRow.module.css'
import { CaterLogo } from './CaterLogo.tsx'
import { MoveToPlaceButton } from './MoveToPlaceButton.tsx'

/** A caterer in the list: logo, name, city, active switch, and a way to any place among the `count` caterers. */
export function CaterListRow(props: {
  cater: CaterListRow_cater$key
  /** Null in a list of those that were searched for, which shows no places. */
  count: number | null
  onMove: (place: number) => void
}) {
  const cater = useFragment(
    graphql`
      fragment CaterListRow_cater on Cater {
        number
        name
        city
        ...CaterLogo_cater
        ...CaterActiveSwitch_cater
      }
    `,
    props.cater,
  )
  return (
    <div className={styles.row}>
      <CaterLogo cater={cater} size="small" />
      <Link className={styles.name} to={paths.officeCater(cater.number)}>
        {cater.name}
      </Link>
      <span className={styles.city}>{cater.city}</span>
      <CaterActiveSwitch cater={cater} />
      {props.count !== null && <MoveToPlaceButton name={cater.name} count={props.count} onMove={props.onMove} />}
    </div>
  )
}
