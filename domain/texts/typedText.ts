const INVISIBLE = /[\p{Cf}\p{Variation_Selector}]/gu
/** The full-width forms of ASCII, as Japanese keyboards type them; each stands so far behind the plain character. */
const FULL_WIDTH = /[！-～]/g
const FULL_WIDTH_OFFSET = 0xfee0
/** The right and left quotation mark, the modifier letter, the prime, the acute and the grave accent. */
const APOSTROPHES = /[’‘ʼ′´`]/g

/**
 * VIS-16: text that a pattern checks (a phone number, a postal code, an amount, a date). Drops characters that nobody sees,
 * which come along when a number is copied from a contact or a chat, and makes full-width characters plain.
 */
export const toPlainText = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(FULL_WIDTH, (character) => String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH_OFFSET))

/** The digits of a typed number or postal code, at most so many; anything else is dropped. */
export const typedDigits = (typed: string, max: number): string => toPlainText(typed).replace(/\D/g, '').slice(0, max)

/**
 * VIS-15: text as searches compare it: in small letters, a letter and its combining mark as one character, every
 * apostrophe as the straight one, nothing invisible.
 */
export const foldText = (text: string): string =>
  text.replace(INVISIBLE, '').toLowerCase().normalize('NFC').replace(APOSTROPHES, "'")
