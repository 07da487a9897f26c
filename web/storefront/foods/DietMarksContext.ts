import { createContext } from 'react'

/** ALG-12: the marks of the food of a menu that is not known to meet the visitor's diet filter. */
export interface DietMarks {
  /** The diet filter in words: 'uden nødder'. */
  filter: string
  /** By the id of the food: 'Indeholder nødder', 'Ikke oplyst'. */
  byFood: ReadonlyMap<string, string>
}

/** The marks of the menu that is open; null without a diet filter, and until they are known. */
export const DietMarksContext = createContext<DietMarks | null>(null)
