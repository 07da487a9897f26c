import styles from './ConflictChanges.module.css'
import type { FieldLabels } from './fieldLabels.ts'
import { isEqual } from './isEqual.ts'
import { formatValue } from './formatValue.ts'

/** Field by field what somebody else has changed, beside what the person has typed there. */
export function ConflictChanges<Values>(props: {
  labels: FieldLabels<Values>
  before: Values
  theirs: Values
  mine: Values
}) {
  const { before, theirs, mine } = props
  const fields = Object.entries(props.labels) as [keyof Values & string, string][]
  const changed = fields.filter(([field]) => !isEqual(before[field], theirs[field]))
  if (changed.length === 0) return <p>Ingen af felterne her er ændret.</p>
  return (
    <ul className={styles.changes}>
      {changed.map(([field, label]) => (
        <li key={field}>
          <b>{label}</b>
          <dl>
            <dt>Før</dt>
            <dd>{formatValue(before[field])}</dd>
            <dt>Nu</dt>
            <dd>{formatValue(theirs[field])}</dd>
            {!isEqual(before[field], mine[field]) && (
              <>
                <dt>Dit</dt>
                <dd>{formatValue(mine[field])}</dd>
              </>
            )}
          </dl>
        </li>
      ))}
    </ul>
  )
}
