import {
  ALLERGENS,
  type Allergen,
  type AllergenSource,
  ALLERGEN_SOURCES,
  SOURCES_OF,
} from '../../../domain/foods/allergens.ts'
import {
  type DeclarationDraft,
  type DeclarationProblem,
  findDeclarationProblems,
} from '../../../domain/foods/declarations.ts'

/** A caterer's answer to 'Is it in the food?'. */
export type AllergenAnswer = 'YES' | 'MAY' | 'NO'

/** The answer to an allergen, with the cereals or nuts that are named; null is no answer. */
export function answerOf(
  { contains, mayContain, free }: DeclarationDraft,
  allergen: Allergen,
): { answer: AllergenAnswer | null; sources: readonly AllergenSource[] } {
  const yes = contains.find((content) => content.allergen === allergen)
  if (yes) return { answer: 'YES', sources: yes.sources }
  const may = mayContain.find((content) => content.allergen === allergen)
  if (may) return { answer: 'MAY', sources: may.sources }
  return { answer: free.includes(allergen) ? 'NO' : null, sources: [] }
}

/** The declaration with another answer. Named cereals and nuts stay; without an answer it is no longer complete. */
export function withAnswer(
  draft: DeclarationDraft,
  allergen: Allergen,
  answer: AllergenAnswer | null,
): DeclarationDraft {
  const { sources } = answerOf(draft, allergen)
  return write(draft, allergen, answer, sources)
}

/** The declaration with a cereal or nut named, or no longer. Naming one where the answer was missing, or No, answers Yes. */
export function withSource(draft: DeclarationDraft, allergen: Allergen, source: AllergenSource): DeclarationDraft {
  const { answer, sources } = answerOf(draft, allergen)
  const named = ALLERGEN_SOURCES.filter((known) => sources.includes(known) !== (known === source))
  return write(draft, allergen, answer === 'MAY' ? 'MAY' : 'YES', named)
}

/** The declaration with No to whatever had no answer. */
export const withRestFree = (draft: DeclarationDraft): DeclarationDraft =>
  unanswered(draft).reduce((changed, allergen) => withAnswer(changed, allergen, 'NO'), draft)

/** The declaration of another food, to be checked for this one. */
export const copyOf = (other: DeclarationDraft): DeclarationDraft => ({ ...other, isComplete: false })

/** The declaration of what is no food: it contains none of the 14. Undone, it is food of which the answers are to be checked. */
export const withIsFood = (draft: DeclarationDraft, isFood: boolean): DeclarationDraft =>
  isFood
    ? { ...draft, isFood, isComplete: false }
    : { ...draft, contains: [], mayContain: [], free: [...ALLERGENS], isFood, isComplete: true }

/** The allergens without an answer. */
export const unanswered = (draft: DeclarationDraft): Allergen[] =>
  ALLERGENS.filter((allergen) => answerOf(draft, allergen).answer === null)

/** The problems that keep a declaration from being complete. */
export const problemsOf = (draft: DeclarationDraft): DeclarationProblem[] =>
  findDeclarationProblems({ ...draft, isComplete: true })

/** True if two declarations are equal. */
export const isSameDraft = (a: DeclarationDraft, b: DeclarationDraft): boolean =>
  a.isComplete === b.isComplete &&
  (a.isFood ?? true) === (b.isFood ?? true) &&
  a.diets.length === b.diets.length &&
  a.diets.every((diet) => b.diets.includes(diet)) &&
  ALLERGENS.every((allergen) => {
    const [before, after] = [answerOf(a, allergen), answerOf(b, allergen)]
    return before.answer === after.answer && `${[...before.sources].sort()}` === `${[...after.sources].sort()}`
  })

function write(
  draft: DeclarationDraft,
  allergen: Allergen,
  answer: AllergenAnswer | null,
  sources: readonly AllergenSource[],
): DeclarationDraft {
  const others = <Content extends { allergen: Allergen }>(contents: readonly Content[]) =>
    contents.filter((content) => content.allergen !== allergen)
  const content = { allergen, sources: SOURCES_OF[allergen] ? [...sources] : [] }
  return {
    ...draft,
    contains: [...others(draft.contains), ...(answer === 'YES' ? [content] : [])],
    mayContain: [...others(draft.mayContain), ...(answer === 'MAY' ? [content] : [])],
    free: [...draft.free.filter((absent) => absent !== allergen), ...(answer === 'NO' ? [allergen] : [])],
    isComplete: draft.isComplete && answer !== null,
    ...(draft.isFood === false && answer !== 'NO' && { isFood: true }),
  }
}
