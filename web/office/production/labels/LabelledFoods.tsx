import { compareDanish } from '../../../../domain/texts/compareDanish.ts'
import { LabelledCheckbox } from '../../../ui/Checkbox.tsx'
import styles from './Labels.module.css'

interface LabelledFoodsProps {
  /** By name, in any sequence, with repetitions. */
  foods: readonly string[]
  unlabelled: readonly string[]
  onChange: (unlabelled: readonly string[]) => void
}

/** The choice of what gets a label: all but what the caterer says is no food. */
export function LabelledFoods({ foods, unlabelled, onChange }: LabelledFoodsProps) {
  const names = [...new Set(foods)].sort(compareDanish)
  const left = names.filter((name) => unlabelled.includes(name))
  const toggle = (name: string, isLabelled: boolean) =>
    onChange(isLabelled ? unlabelled.filter((other) => other !== name) : [...unlabelled, name])
  return (
    <details className={styles.foods}>
      <summary>{left.length === 0 ? 'Uden etiket: intet' : `Uden etiket: ${left.join(', ')}`}</summary>
      <p className={styles.hint}>
        Fjern krydset ved det, der ikke er mad, fx servietter. Valget huskes på denne enhed.
      </p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <LabelledCheckbox
              checked={!unlabelled.includes(name)}
              onChange={(event) => toggle(name, event.target.checked)}
            >
              {name}
            </LabelledCheckbox>
          </li>
        ))}
      </ul>
    </details>
  )
}
