import { graphql, useFragment } from 'react-relay/hooks'
import { groupThousands } from '../../../domain/texts/numbers.ts'
import { formatKroner, toOere } from '../../../domain/money/money.ts'
import type { TopMenus_menus$key } from '../../__generated__/TopMenus_menus.graphql.ts'
import styles from './TradePlots.module.css'

/** The most ordered menus of a period, by covers. */
export function TopMenus(props: { menus: TopMenus_menus$key; isTable: boolean }) {
  const menus = useFragment(
    graphql`
      fragment TopMenus_menus on MenuStatistics @relay(plural: true) {
        name
        covers
        turnover
      }
    `,
    props.menus,
  )
  const maxCovers = Math.max(1, ...menus.map(({ covers }) => covers))
  return (
    <figure className={`${styles.plot} ${styles.ranked}`}>
      <figcaption>
        <strong>Mest bestilte menuer</strong> <small>kuverter</small>
      </figcaption>
      {menus.length === 0 && <p className={styles.note}>Ingen godkendte ordrer i perioden.</p>}
      {props.isTable ? (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Menu</th>
              <th scope="col">Kuverter</th>
              <th scope="col">Omsætning</th>
            </tr>
          </thead>
          <tbody>
            {menus.map(({ name, covers, turnover }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{groupThousands(String(covers))}</td>
                <td>{formatKroner(toOere(turnover))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <ol className={styles.ranks}>
          {menus.map(({ name, covers }) => (
            <li key={name}>
              <span>{name}</span>
              <span>{groupThousands(String(covers))}</span>
              <svg viewBox={`0 0 ${maxCovers} 6`} preserveAspectRatio="none" aria-hidden="true">
                <rect width={covers} height="6" />
              </svg>
            </li>
          ))}
        </ol>
      )}
    </figure>
  )
}
