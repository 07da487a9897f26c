import { REFUSAL_REASONS } from './refusalReasons.ts'
import chips from '../../../ui/Chip.module.css'
import styles from './RefusalReasons.module.css'

/** The usual reasons as chips; a press refuses with it. */
export function RefusalReasons(props: { isPending: boolean; onRefuse: (reason: string) => void }) {
  return (
    <fieldset className={styles.reasons}>
      <legend>Afvis med begrundelsen</legend>
      {REFUSAL_REASONS.map(({ label, reason }) => (
        <button
          key={label}
          type="button"
          className={chips.chip}
          title={reason}
          aria-disabled={props.isPending || undefined}
          onClick={() => !props.isPending && props.onRefuse(reason)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
