import { ALLERGENS, SOURCES_OF, subtractContents, type Allergen, type AllergenContent } from './allergens.ts'
import { contradictionOf, type Diet } from './diets.ts'

/** The allergens that a food contains or may contain by traces, and the diets it fits. An allergen in neither is not in it. */
export interface Declaration {
  contains: AllergenContent[]
  mayContain: AllergenContent[]
  diets: Diet[]
  /** False for what is served but not eaten, such as napkins: it contains nothing, and gets no label. */
  isFood?: boolean | undefined
}

/**
 * A declaration as its caterer writes it: `free` are the allergens that it has answered No to. It counts once it is
 * complete, when all 14 are answered and somebody has said that they were gone through.
 */
export interface DeclarationDraft extends Declaration {
  free: Allergen[]
  isComplete: boolean
}

/** Nothing is answered: what every food begins with. */
export const UNDECLARED: DeclarationDraft = { contains: [], mayContain: [], free: [], diets: [], isComplete: false }

/**
 * Why a declaration cannot be saved: unanswered (complete, but an allergen has no answer), answered_twice, sources_missing
 * (gluten without a cereal, nuts without a nut), foreign_source (a cereal under eggs), diet_contradiction, not_food (an
 * allergen in what is no food).
 */
export interface DeclarationProblem {
  code: 'unanswered' | 'answered_twice' | 'sources_missing' | 'foreign_source' | 'diet_contradiction' | 'not_food'
  allergen: Allergen
  /** Only of a contradiction. */
  diet?: Diet
}

/** Lists all problems of a declaration; empty if it can be saved. One that is not complete may leave answers and sources out. */
export function findDeclarationProblems(draft: DeclarationDraft): DeclarationProblem[] {
  const { contains, mayContain, free, diets, isComplete, isFood = true } = draft
  const answers = [...contains, ...mayContain].map(({ allergen }) => allergen).concat(free)
  return [
    ...ALLERGENS.flatMap((allergen): DeclarationProblem[] => {
      const times = answers.filter((answered) => answered === allergen).length
      if (times > 1) return [{ code: 'answered_twice', allergen }]
      return times === 0 && isComplete ? [{ code: 'unanswered', allergen }] : []
    }),
    ...contains.flatMap(({ allergen, sources }): DeclarationProblem[] =>
      isComplete && SOURCES_OF[allergen] && sources.length === 0 ? [{ code: 'sources_missing', allergen }] : [],
    ),
    ...[...contains, ...mayContain].flatMap(({ allergen, sources }): DeclarationProblem[] =>
      sources.every((source) => SOURCES_OF[allergen]?.includes(source)) ? [] : [{ code: 'foreign_source', allergen }],
    ),
    ...(isFood ? [] : [...contains, ...mayContain]).map(({ allergen }) => ({ code: 'not_food' as const, allergen })),
    ...diets.flatMap((diet): DeclarationProblem[] => {
      const allergen = contradictionOf(diet, draft)
      return allergen ? [{ code: 'diet_contradiction', allergen, diet }] : []
    }),
  ]
}

/** The number of the 14 allergens that have an answer. */
export const countAnswers = ({ contains, mayContain, free }: DeclarationDraft): number =>
  contains.length + mayContain.length + free.length

/**
 * ALG-13: returns whether food brings more than it did, by another allergen or source that it contains, or by another trace.
 * Null is 'Ikke oplyst', which says of nothing that it is in the food.
 */
export function gainsAllergens(before: Declaration | null, after: Declaration | null): boolean {
  if (after === null) return false
  const { contains = [], mayContain = [] } = before ?? {}
  const isMore = subtractContents(after.contains, contains).length > 0
  return isMore || subtractContents(after.mayContain, [...contains, ...mayContain]).length > 0
}

/** Returns whether two declarations, either of which may be missing, show a guest the same. */
export function isSameDeclaration(a: Declaration | null, b: Declaration | null): boolean {
  return JSON.stringify(a && shownContents(a)) === JSON.stringify(b && shownContents(b))
}

function shownContents({ contains, mayContain }: Declaration) {
  const sorted = (contents: readonly AllergenContent[]) =>
    ALLERGENS.flatMap((allergen) => {
      const content = contents.find((candidate) => candidate.allergen === allergen)
      return content ? [[allergen, ...[...content.sources].sort()]] : []
    })
  return [sorted(contains), sorted(mayContain)]
}
