import type { OrderDifference } from '../../domain/orders/orderDifferences.ts'
import textStyles from '../ui/text.module.css'
import styles from './DifferenceTable.module.css'

/** CHG-6: what differs, 'Før' beside 'Nu', the total last. */
export function DifferenceTable({ differences }: { differences: readonly Readonly<OrderDifference>[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className={textStyles.visuallyHidden}>Hvad</span>
          </th>
          <th scope="col">Før</th>
          <th scope="col">Nu</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ label, before, after }, index) => (
          // Two lines of one menu have one name
          <tr key={`${index} ${label}`}>
            <th scope="row">{label}</th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
