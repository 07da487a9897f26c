import { SOURCES_OF, type Allergen } from '../../../domain/foods/allergens.ts'
import { answerOf, withAnswer, withRestFree, withSource } from './allergenAnswers.ts'
import type { AllergenAnswer } from './allergenAnswers.ts'
import type { ChangeDraft } from './changeDraft.ts'

/** The answer of each key: I and K are the letters of the cell, the others lie beside them. */
const ANSWER_KEYS: Readonly<Record<string, AllergenAnswer | null>> = {
  i: 'YES',
  k: 'MAY',
  n: 'NO',
  '-': 'NO',
  Backspace: null,
  Delete: null,
}

/** The order in which pressing a cell goes through the answers. */
const NEXT: Readonly<Record<AllergenAnswer | 'NONE', AllergenAnswer | null>> = {
  NONE: 'YES',
  YES: 'MAY',
  MAY: 'NO',
  NO: null,
}

/** The change that a press of a cell makes. */
export const nextAnswer =
  (allergen: Allergen): ChangeDraft =>
  (before) =>
    withAnswer(before, allergen, NEXT[answerOf(before, allergen).answer ?? 'NONE'])

/** The change that a key makes at the cell of an allergen; null for none. */
export function changeOfKey(
  { key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>,
  allergen: Allergen,
): ChangeDraft | null {
  // by the place of the key: with Shift a Danish keyboard writes '='
  if (shiftKey && code === 'Digit0') return withRestFree
  if (key === ' ') return nextAnswer(allergen)
  if (key === '0') return (before) => withAnswer(before, allergen, 'NO')
  const source = SOURCES_OF[allergen]?.[Number(key) - 1]
  if (source) return (before) => withSource(before, allergen, source)
  const answer = ANSWER_KEYS[key.length === 1 ? key.toLowerCase() : key]
  return answer === undefined ? null : (before) => withAnswer(before, allergen, answer)
}
