import { use } from 'react'
import { DietMarksContext } from './DietMarksContext.ts'

/**
 * ALG-12: what stands at a food that is not known to meet the visitor's diet filter, 'Indeholder nødder', once it is chosen
 * with the filter; null for other food.
 */
export function useDietMark(foodId: string, isChosen = false): string | null {
  const marks = use(DietMarksContext)
  const mark = marks?.byFood.get(foodId)
  if (!marks || !mark) return null
  return isChosen ? `${mark}. Jeres ønske: ${marks.filter}.` : mark
}
