import { groupThousands } from '../texts/numbers.ts'

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

/** Formats money for customers: 'kr. 1.234,50', '−kr. 10,00'. */
export function formatKroner(oere: Oere): string {
  return `${oere < 0 ? '−' : ''}kr. ${danishAmount(Math.abs(oere))}`
}

/** Formats money for the lists of the back office: '129,00 DKK'. */
export function formatOfficePrice(oere: Oere): string {
  return `${danishAmount(oere)} DKK`
}

/** Formats money for an input: '129,00', '1.234,50'. */
export function formatAmount(oere: Oere): string {
  return danishAmount(oere)
}

/** Parses a typed amount, with or without thousands: '129', '129,5', '1.234,50'. Null if it is not an amount. */
export function parseKroner(text: string): Oere | null {
  const written = text.trim().replace(/^kr\.?\s*/i, '')
  const digits = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(written) ? written.replaceAll('.', '') : written
  return /^\d{1,7}([.,]\d{1,2})?$/.test(digits) ? toOere(Number(digits.replace(',', '.'))) : null
}

function danishAmount(oere: Oere): string {
  const size = Math.abs(oere)
  const kroner = groupThousands(String(Math.trunc(size / 100)))
  return `${oere < 0 ? '−' : ''}${kroner},${String(size % 100).padStart(2, '0')}`
}
