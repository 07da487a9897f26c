import { groupThousands } from './numbers.ts'

/** Money in whole øre. Every sum in the product is made in it. */
export type Oere = number

/**
 * Kroner, as they travel on the wire, to whole øre: 129.5 -> 12950. Halves round away from zero.
 * Throws RangeError where the amount is no finite number.
 */
export function toOere(kroner: number): Oere {
  if (!Number.isFinite(kroner)) throw new RangeError(`Not an amount in kroner: ${kroner}`)
  // toFixed takes away what binary fractions add: 1.005 * 100 is 100.49999999999999.
  const oere = Math.round(Number((Math.abs(kroner) * 100).toFixed(4)))
  return kroner < 0 && oere !== 0 ? -oere : oere
}

/** Whole øre to kroner for the wire: 12950 -> 129.5. */
export function toKroner(oere: Oere): number {
  return oere / 100
}

/** The price of a cover with a signed percentage of at most two decimals on it, rounded half up to whole øre. */
export function applyPercentage(oere: Oere, percentage: number): Oere {
  // Whole numbers all the way, so that a half is a half.
  const tenThousandths = oere * (10_000 + Math.round(percentage * 100))
  return Math.floor((tenThousandths + 5_000) / 10_000)
}

/** What customers read: 'kr. 1.234,50', 'kr. -10,00'. */
export function formatKroner(oere: Oere): string {
  return `kr. ${danishAmount(oere)}`
}

/** What the lists of the back office show: '129,00 DKK'. */
export function formatOfficePrice(oere: Oere): string {
  return `${danishAmount(oere)} DKK`
}

/** What a field for an amount holds: '129,00', '1.234,50'. */
export function formatAmount(oere: Oere): string {
  return danishAmount(oere)
}

/** What people write into such a field, with thousands or without: '129', '129,5', '1.234,50'. Null where it is no amount. */
export function parseKroner(text: string): Oere | null {
  const written = text.trim().replace(/^kr\.?\s*/i, '')
  const digits = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(written) ? written.replaceAll('.', '') : written
  return /^\d{1,7}([.,]\d{1,2})?$/.test(digits) ? toOere(Number(digits.replace(',', '.'))) : null
}

function danishAmount(oere: Oere): string {
  const size = Math.abs(oere)
  const kroner = groupThousands(String(Math.trunc(size / 100)))
  return `${oere < 0 ? '-' : ''}${kroner},${String(size % 100).padStart(2, '0')}`
}
