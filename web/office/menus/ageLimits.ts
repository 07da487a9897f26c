import { z } from '../../validation/zod.ts'

/** The age limit of a form; empty for none. */
export const AgeLimit = z.enum(['', '16', '18'])

export const AGE_LIMIT_CHOICES = [
  { value: '', label: 'Ingen' },
  { value: '16', label: '16+ (alkohol fra 1,2 til 6 %)' },
  { value: '18', label: '18+ (alkohol over 6 %)' },
]

/** The effect of an age limit, as a text at its field. */
export const AGE_LIMIT_HINT = 'Med aldersgrænse vises det, men kan ikke bestilles online.'

/** Converts an age limit to the value of its field. */
export const toAgeLimit = (years: number | null | undefined): z.infer<typeof AgeLimit> =>
  AgeLimit.catch('').parse(String(years ?? ''))
