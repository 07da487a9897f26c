import styles from './TradePlots.module.css'

/** The figures of a plot. */
export function WeekTable(props: { weeks: readonly string[]; head: string; values: readonly string[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Uge</th>
          <th scope="col">{props.head}</th>
        </tr>
      </thead>
      <tbody>
        {props.weeks.map((week, index) => (
          // weeks of two years may have one number
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
