import { z } from '../../validation/zod.ts'

/** The age limit of a form; empty for none. */
export const AgeLimit = z.enum(['', '16', '18'])

export const AGE_LIMIT_CHOICES = [
  { value: '', label: 'Ingen' },
  { value: '16', label: '16+ (alkohol fra 1,2 til 6 %)' },
  { value: '18', label: '18+ (alkohol over 6 %)' },
]

/** The effect of an age limit, as a text at the field of a menu and of what is in one. */
export const MENU_AGE_LIMIT_HINT = 'Menuen vises med aldersgrænsen, men kan ikke bestilles online.'
export const AGE_LIMIT_HINT = 'Vises med aldersgrænsen, men kan ikke bestilles online.'

/** Converts an age limit to the value of its field. */
export const toAgeLimit = (years: number | null | undefined): z.infer<typeof AgeLimit> =>
  AgeLimit.catch('').parse(String(years ?? ''))
