import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import styles from './Stepper.module.css'

interface StepperProps {
  /** What is counted, for screen readers: 'Kuverter, Frokostplatte'. */
  label: string
  value: number
  least?: number
  /** Null is no limit. */
  most?: number | null
  isBig?: boolean
  onChange: (value: number) => void
}

/** A number with 'Færre' and 'Flere'. A button that can go no further stays in the tab order. */
export function Stepper({ label, value, least = 0, most = null, isBig = false, onChange }: StepperProps) {
  const canLess = value > least
  const canMore = most === null || value < most
  return (
    <fieldset aria-label={label} className={classes(styles.stepper, isBig && styles.big)}>
      <button
        type="button"
        aria-label="Færre"
        aria-disabled={!canLess || undefined}
        onClick={() => canLess && onChange(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        aria-label="Flere"
        aria-disabled={!canMore || undefined}
        onClick={() => canMore && onChange(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  )
}
