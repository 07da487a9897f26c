/**
 * Formats a phone number in pairs, as Danes read it: '86123456' as '86 12 34 56', '+4586123456' as '+45 86 12 34 56'.
 * Any other number stays as it is written.
 */
export function formatPhone(phone: string): string {
  const [, country, number] = /^(\+45)?(\d{8})$/.exec(phone.replace(/[\s.-]/g, '')) ?? []
  return number === undefined ? phone : [country, ...(number.match(/../g) ?? [])].filter(Boolean).join(' ')
}

/** Returns whether a text is a phone number: 8 digits, or + and 6 to 15. Blanks, points and hyphens may group them. */
export function isPhone(text: string): boolean {
  return /^(\d{8}|\+\d{6,15})$/.test(text.replace(/[\s.-]/g, ''))
}
