import styles from './TradePlots.module.css'

/** The figures of a plot as a table. */
export function WeekTable(props: { weeks: readonly string[]; column: string; values: readonly string[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Uge</th>
          <th scope="col">{props.column}</th>
        </tr>
      </thead>
      <tbody>
        {props.weeks.map((week, index) => (
          // two years may have weeks of the same number
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={index}>
            <th scope="row">{week}</th>
            <td>{props.values[index]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
