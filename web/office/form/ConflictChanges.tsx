import styles from './ConflictChanges.module.css'
import type { ConflictChange } from './conflictChanges.ts'

/** The changes of somebody else, with the old, the new and the person's own value. */
export function ConflictChanges({ changes }: { changes: readonly ConflictChange[] }) {
  if (changes.length === 0) return <p>Ingen af felterne her er ændret.</p>
  return (
    <ul className={styles.changes}>
      {changes.map(({ name, before, theirs, mine }, index) => (
        <li key={`${index} ${name}`}>
          <b>{name}</b>
          <dl>
            <dt>Før</dt>
            <dd>{before}</dd>
            <dt>Nu</dt>
            <dd>{theirs}</dd>
            {mine !== null && (
              <>
                <dt>Dit</dt>
                <dd>{mine}</dd>
              </>
            )}
          </dl>
        </li>
      ))}
    </ul>
  )
}
