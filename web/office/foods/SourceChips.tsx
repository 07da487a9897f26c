import { SOURCE_NAMES, SOURCES_OF, type Allergen } from '../../../domain/foods/allergens.ts'
import type { DeclarationDraft } from '../../../domain/foods/declarations.ts'
import chip from '../../ui/Chip.module.css'
import { answerOf, withSource } from './allergenAnswers.ts'
import { sourceQuestion } from './answerTexts.ts'
import type { ChangeDraft } from './changeDraft.ts'
import styles from './Foods.module.css'

/** The cereals or nuts of an allergen, each with the digit that names it in the table. */
export function SourceChips(props: {
  draft: DeclarationDraft
  allergen: Allergen
  onChange: (change: ChangeDraft) => void
  showsKeys?: boolean
}) {
  const { draft, allergen, onChange } = props
  const { sources } = answerOf(draft, allergen)
  return (
    <fieldset className={styles.sources} aria-label={sourceQuestion(allergen)}>
      {(SOURCES_OF[allergen] ?? []).map((source, index) => (
        <button
          key={source}
          type="button"
          className={chip.chip}
          aria-pressed={sources.includes(source)}
          onClick={() => onChange((before) => withSource(before, allergen, source))}
        >
          <span>{`${SOURCE_NAMES[source]} `}</span>
          {props.showsKeys && <small aria-hidden="true">{index + 1}</small>}
        </button>
      ))}
    </fieldset>
  )
}
