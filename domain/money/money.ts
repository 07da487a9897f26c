import { groupThousands } from '../texts/numbers.ts'
import { toPlainText } from '../texts/typedText.ts'

/** Money in whole øre, the unit of every calculation. */
export type Oere = number

/**
 * Converts kroner from the wire to whole øre: 129.5 -> 12950. Halves round away from zero.
 * Throws RangeError unless the amount is finite.
 */
export function toOere(kroner: number): Oere {
  if (!Number.isFinite(kroner)) throw new RangeError(`Not an amount in kroner: ${kroner}`)
  // toFixed removes the error of binary fractions: 1.005 * 100 is 100.49999999999999
  const oere = Math.round(Number((Math.abs(kroner) * 100).toFixed(4)))
  return kroner < 0 && oere !== 0 ? -oere : oere
}

/** Converts whole øre to kroner for the wire: 12950 -> 129.5. */
export function toKroner(oere: Oere): number {
  return oere / 100
}

/** Adds a signed percentage of at most two decimals to the price of a cover; rounds half up to whole øre. */
export function applyPercentage(oere: Oere, percentage: number): Oere {
  // In integers, so that halves are exact
  const tenThousandths = oere * (10_000 + Math.round(percentage * 100))
  return Math.floor((tenThousandths + 5_000) / 10_000)
}

// An amount never breaks across lines
const SPACE = '\u00a0'

/** Formats money for customers: 'kr. 1.234,50', '−kr. 10,00', with a no-break space. */
export function formatKroner(oere: Oere): string {
  return `${oere < 0 ? '−' : ''}kr.${SPACE}${danishAmount(Math.abs(oere))}`
}

/** Formats money for the lists of the back office: '129,00 DKK', with a no-break space. */
export function formatOfficePrice(oere: Oere): string {
  return `${danishAmount(oere)}${SPACE}DKK`
}

/** Formats money for an input: '129,00', '1.234,50'. */
export function formatAmount(oere: Oere): string {
  return danishAmount(oere)
}

/**
 * Parses an amount as people write it: '129', '129,5', '129.50', '1.234,50', '1 234', 'kr. 42', '42 kr.', '129,-'. A point
 * before three digits parts thousands: '2.000' is two thousand. Null for what is no amount, or could be two.
 */
export function parseKroner(text: string): Oere | null {
  const bare = toPlainText(text)
    .trim()
    .replace(/^(kr\.?|dkk)\s*/i, '')
    .replace(/\s*(kr\.?|dkk)$/i, '')
    .replace(/[.,][-–—]$/, '')
  const [, whole = '', decimals = ''] = WRITTEN_AMOUNT.exec(bare) ?? []
  const digits = whole.replaceAll(/\D/g, '')
  return digits === '' || digits.length > 7 ? null : Number(digits) * 100 + Number(decimals.padEnd(2, '0'))
}

/** Digits, or groups of three after points or blanks, and at most two decimals; after groups only a comma begins them. */
const WRITTEN_AMOUNT = /^([1-9]\d{0,2}(?:\.\d{3})+(?=,|$)|[1-9]\d{0,2}(?:\s\d{3})+(?=,|$)|\d+)(?:[.,](\d{1,2}))?$/

function danishAmount(oere: Oere): string {
  const size = Math.abs(oere)
  const kroner = groupThousands(String(Math.trunc(size / 100)))
  return `${oere < 0 ? '−' : ''}${kroner},${String(size % 100).padStart(2, '0')}`
}
