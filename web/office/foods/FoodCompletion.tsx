import { useId } from 'react'
import { formatDeclarationProblem } from '../../../domain/foods/allergenTexts.ts'
import type { DeclarationDraft } from '../../../domain/foods/declarations.ts'
import { LabelledCheckbox } from '../../ui/Checkbox.tsx'
import { copyOf, problemsOf, unanswered, withIsFood } from './allergenAnswers.ts'
import type { ChangeDraft } from './changeDraft.ts'
import styles from './Foods.module.css'
import type { OfficeFood } from './readFood.ts'

/** The missing answers of a food, answers to copy from another, and the tick that somebody has gone through all 14. */
export function FoodCompletion(props: {
  food: OfficeFood
  foods: readonly OfficeFood[]
  draft: DeclarationDraft
  onChange: (change: ChangeDraft) => void
}) {
  const { food, foods, draft, onChange } = props
  const id = useId()
  const missing = missingText(draft)
  const others = foods.filter((other) => other.id !== food.id && unanswered(other.declaration).length === 0)
  return (
    <div className={styles.completion}>
      <p className={styles.missing}>
        <span>{missing}</span>
        <small>Retten bliver først oplyst, når du har gennemgået alle 14. Kuvert foreslår aldrig allergener.</small>
      </p>
      {others.length > 0 && (
        <label className={styles.copy} htmlFor={id}>
          Kopiér fra
          <select
            id={id}
            value=""
            onChange={(event) => {
              const other = others.find(({ id: foodId }) => foodId === event.target.value)
              if (other) onChange(() => copyOf(other.declaration))
            }}
          >
            <option value="">Vælg en ret, der ligner</option>
            {others.map((other) => (
              <option key={other.id} value={other.id}>
                {other.name}
              </option>
            ))}
          </select>
        </label>
      )}
      <LabelledCheckbox
        checked={draft.isComplete}
        disabled={problemsOf(draft).length > 0 && !draft.isComplete}
        onChange={(event) => {
          const isComplete = event.target.checked
          onChange((before) => ({ ...before, isComplete }))
        }}
      >
        Jeg har gennemgået alle 14 allergener
      </LabelledCheckbox>
      <LabelledCheckbox
        checked={draft.isFood === false}
        onChange={(event) => {
          const isFood = !event.target.checked
          onChange((before) => withIsFood(before, isFood))
        }}
      >
        Det er ikke mad, fx servietter: ingen etiket
      </LabelledCheckbox>
    </div>
  )
}

/** '8 allergener mangler svar.', or what contradicts. */
function missingText(draft: DeclarationDraft): string {
  const open = unanswered(draft).length
  if (open > 0) return open === 1 ? '1 allergen mangler svar.' : `${open} allergener mangler svar.`
  const problems = problemsOf(draft)
  if (problems.length > 0) return problems.map(formatDeclarationProblem).join(' ')
  if (draft.isFood === false) return 'Det er ikke mad.'
  return draft.isComplete ? 'Oplyst.' : 'Alle 14 er besvaret.'
}
