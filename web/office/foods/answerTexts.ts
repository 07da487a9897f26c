import { ALLERGEN_NAMES, ALLERGENS, SOURCES_OF, type Allergen } from '../../../domain/foods/allergens.ts'
import type { DeclarationDraft } from '../../../domain/foods/declarations.ts'
import type { StatusShape } from '../../ui/StatusMark.tsx'
import { answerOf, problemsOf, unanswered } from './allergenAnswers.ts'
import type { AllergenAnswer } from './allergenAnswers.ts'

/** The answers as a sentence says them; 'NONE' is no answer. */
const ANSWER_WORDS: Readonly<Record<AllergenAnswer | 'NONE', string>> = {
  YES: 'indeholder',
  MAY: 'kan indeholde',
  NO: 'indeholder ikke',
  NONE: 'ikke besvaret',
}

/** 'Gluten: indeholder', with what is missing. */
export function cellText(draft: DeclarationDraft, allergen: Allergen): string {
  const { answer } = answerOf(draft, allergen)
  const missing = isSourceMissing(draft, allergen) ? `, ${sourceQuestion(allergen).toLowerCase()}` : ''
  return `${ALLERGEN_NAMES[allergen]}: ${ANSWER_WORDS[answer ?? 'NONE']}${missing}`
}

/** True where Yes is answered, and the cereal or nut is not named yet. */
export function isSourceMissing(draft: DeclarationDraft, allergen: Allergen): boolean {
  const { answer, sources } = answerOf(draft, allergen)
  return answer === 'YES' && SOURCES_OF[allergen] !== undefined && sources.length === 0
}

export const sourceQuestion = (allergen: Allergen): string =>
  allergen === 'GLUTEN' ? 'Hvilket korn?' : 'Hvilke nødder?'

/** The state of a declaration: a shape and words. */
export function declarationState(draft: DeclarationDraft): { shape: StatusShape; text: string } {
  if (draft.isComplete && problemsOf(draft).length === 0)
    return { shape: 'accepted', text: draft.isFood === false ? 'Ikke mad' : 'Oplyst' }
  const answered = ALLERGENS.length - unanswered(draft).length
  if (answered === 0) return { shape: 'unpaid', text: 'Ikke oplyst' }
  return { shape: 'underWay', text: `${answered} af ${ALLERGENS.length}` }
}
