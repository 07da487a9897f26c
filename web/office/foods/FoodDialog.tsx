import { ALLERGEN_NAMES, ALLERGENS, SOURCES_OF, type Allergen } from '../../../domain/foods/allergens.ts'
import type { DeclarationDraft } from '../../../domain/foods/declarations.ts'
import { DIET_NAMES, DIETS } from '../../../domain/foods/diets.ts'
import { Button } from '../../ui/Button.tsx'
import { LabelledCheckbox } from '../../ui/Checkbox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { answerOf, withAnswer, withRestFree } from './allergenAnswers.ts'
import type { AllergenAnswer } from './allergenAnswers.ts'
import type { ChangeDraft } from './changeDraft.ts'
import { FoodCompletion } from './FoodCompletion.tsx'
import text from '../../ui/text.module.css'
import styles from './Foods.module.css'
import type { OfficeFood } from './readFood.ts'
import { SourceChips } from './SourceChips.tsx'

const ANSWERS: readonly (readonly [AllergenAnswer, string])[] = [
  ['NO', 'Nej'],
  ['MAY', 'Kan'],
  ['YES', 'Ja'],
]

/** One food: the 14 answers, the diets it fits, and the tick. The answers are saved with the page. */
export function FoodDialog(props: {
  food: OfficeFood | undefined
  foods: readonly OfficeFood[]
  draft: DeclarationDraft | undefined
  onChange: (change: ChangeDraft) => void
  onClose: () => void
}) {
  const { food, foods, draft, onChange, onClose } = props
  return (
    <Dialog
      title={food?.name ?? ''}
      isOpen={food !== undefined}
      onClose={onClose}
      variant="sheet"
      footer={
        <Button variant="primary" onClick={onClose}>
          Færdig
        </Button>
      }
    >
      {food && draft && (
        <div className={styles.dialog}>
          {food.menu && <p className={styles.hint}>{`I ${food.menu.name}`}</p>}
          <ul className={styles.answers}>
            {ALLERGENS.map((allergen) => (
              <li key={allergen}>
                <AnswerField draft={draft} allergen={allergen} onChange={onChange} />
                {SOURCES_OF[allergen] && isIn(draft, allergen) && (
                  <SourceChips draft={draft} allergen={allergen} onChange={onChange} />
                )}
              </li>
            ))}
          </ul>
          <Button variant="quiet" onClick={() => onChange(withRestFree)}>
            Svar Nej til resten
          </Button>
          <fieldset className={styles.diets}>
            <legend>Retten er</legend>
            {DIETS.map((diet) => (
              <LabelledCheckbox
                key={diet}
                checked={draft.diets.includes(diet)}
                onChange={() =>
                  onChange((before) => ({
                    ...before,
                    diets: DIETS.filter((known) => before.diets.includes(known) !== (known === diet)),
                  }))
                }
              >
                {DIET_NAMES[diet]}
              </LabelledCheckbox>
            ))}
          </fieldset>
          <FoodCompletion food={food} foods={foods} draft={draft} onChange={onChange} />
        </div>
      )}
    </Dialog>
  )
}

function AnswerField(props: { draft: DeclarationDraft; allergen: Allergen; onChange: (change: ChangeDraft) => void }) {
  const { draft, allergen, onChange } = props
  const { answer } = answerOf(draft, allergen)
  return (
    <fieldset className={styles.question}>
      <legend className={text.visuallyHidden}>{ALLERGEN_NAMES[allergen]}</legend>
      <div className={styles.answer}>
        <span aria-hidden="true">{ALLERGEN_NAMES[allergen]}</span>
        {ANSWERS.map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              name={`answer-${allergen}`}
              checked={answer === value}
              onChange={() => onChange((before) => withAnswer(before, allergen, value))}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const isIn = (draft: DeclarationDraft, allergen: Allergen): boolean => {
  const { answer } = answerOf(draft, allergen)
  return answer === 'YES' || answer === 'MAY'
}
