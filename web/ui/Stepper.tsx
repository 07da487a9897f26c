import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import styles from './Stepper.module.css'
import text from './text.module.css'
import { useHeldStep } from './useHeldStep.ts'
import { typedDigits } from '../../domain/texts/typedText.ts'

interface StepperProps {
  /** Names the counted thing for screen readers: 'Kuverter, Frokostplatte'. */
  label: string
  /** The id of a note on the counted thing that stands beside it. */
  describedBy?: string
  value: number
  min?: number
  /** Null for no limit. */
  max?: number | null
  size?: 'md' | 'lg'
  onChange: (value: number) => void
}

const MAX_DIGITS = 4
const KEY_STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

/**
 * A number to type, with 'Færre' and 'Flere', which repeat while held. A typed number takes effect as soon as it is within
 * the limits; on leaving the field it is brought within them. A button that can go no further stays in the tab order.
 */
export function Stepper({ label, describedBy, value, min = 0, max = null, size = 'md', onChange }: StepperProps) {
  // Null unless something is being typed that is not the value
  const [typed, setTyped] = useState<string | null>(null)
  const highest = max ?? Number.POSITIVE_INFINITY
  const withinLimits = (amount: number) => Math.max(min, Math.min(amount, highest))
  const change = (amount: number) => {
    setTyped(null)
    if (amount !== value) onChange(amount)
  }
  const stepBy = (step: number) => {
    const next = withinLimits(value + step)
    // A value beyond a limit is never moved further away from it
    if (Math.sign(next - value) === Math.sign(step)) change(next)
  }
  const onType = (input: string) => {
    const digits = typedDigits(input, MAX_DIGITS)
    setTyped(digits)
    const amount = Number(digits)
    if (digits !== '' && amount === withinLimits(amount) && amount !== value) onChange(amount)
  }
  const leave = () => change(typed ? withinLimits(Number(typed)) : value)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = KEY_STEPS[event.key]
    if (step !== undefined) {
      event.preventDefault()
      stepBy(step)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      leave()
    }
  }
  return (
    <fieldset
      aria-label={label}
      aria-describedby={describedBy}
      className={classes(styles.stepper, size === 'lg' && styles.lg)}
    >
      <StepButton label="Færre" icon="minus" canStep={value > min} onStep={() => stepBy(-1)} />
      <input
        aria-label="Antal"
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(value)}
        onChange={(event) => onType(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={leave}
        onKeyDown={onKeyDown}
      />
      <StepButton label="Flere" icon="plus" canStep={value < highest} onStep={() => stepBy(1)} />
      <output aria-live="polite" className={text.visuallyHidden}>
        {value}
      </output>
    </fieldset>
  )
}

function StepButton(props: { label: string; icon: 'minus' | 'plus'; canStep: boolean; onStep: () => void }) {
  const { label, icon, canStep, onStep } = props
  const held = useHeldStep(() => canStep && onStep())
  return (
    <button type="button" aria-label={label} aria-disabled={!canStep || undefined} {...held}>
      <Icon name={icon} />
    </button>
  )
}
