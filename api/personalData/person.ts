/**
 * How a person is found: by an email, or by a phone number for the orders that have no email, as those of the phone may.
 * Older orders hold the number as it was typed.
 */
export type Person = { email: string; phone?: never } | { phone: string; email?: never }

/** The person as the operator has typed it. */
export const personName = ({ email, phone }: Person): string => email ?? phone ?? ''

/** The digits of a phone number in every form that it may be stored in: with and without Denmark's prefix. */
export function phoneDigits(phone: string): string[] {
  const digits = phone.replace(/\D/g, '').replace(/^(00)?45(?=\d{8}$)/, '')
  return digits.length === 8 ? [digits, `45${digits}`, `0045${digits}`] : [digits]
}
