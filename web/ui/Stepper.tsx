import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import styles from './Stepper.module.css'

interface StepperProps {
  /** Names the counted thing for screen readers: 'Kuverter, Frokostplatte'. */
  label: string
  value: number
  min?: number
  /** Null for no limit. */
  max?: number | null
  size?: 'md' | 'lg'
  onChange: (value: number) => void
}

/** A number with 'Færre' and 'Flere'. A button that can go no further stays in the tab order. */
export function Stepper({ label, value, min = 0, max = null, size = 'md', onChange }: StepperProps) {
  const canDecrease = value > min
  const canIncrease = max === null || value < max
  return (
    <fieldset aria-label={label} className={classes(styles.stepper, size === 'lg' && styles.lg)}>
      <button
        type="button"
        aria-label="Færre"
        aria-disabled={!canDecrease || undefined}
        onClick={() => canDecrease && onChange(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        aria-label="Flere"
        aria-disabled={!canIncrease || undefined}
        onClick={() => canIncrease && onChange(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  )
}
