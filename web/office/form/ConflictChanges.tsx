import styles from './ConflictChanges.module.css'
import type { FieldLabels } from './fieldLabels.ts'
import { isEqual } from './isEqual.ts'

/** The fields that somebody else has changed, with the old, the new and the person's own value. */
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

function formatValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'Tomt'
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nej'
  if (Array.isArray(value)) return `${value.length} valgt`
  if (typeof value === 'object') return 'Ændret'
  return String(value)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
