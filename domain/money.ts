import { groupThousands } from './formats.ts'

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

/** What customers read: 'kr. 1.234,50', 'kr. -10,00'. */
export function formatKroner(oere: Oere): string {
  return `kr. ${danishAmount(oere)}`
}

/** What the lists of the back office show: '129,00 DKK'. */
export function formatOfficePrice(oere: Oere): string {
  return `${danishAmount(oere)} DKK`
}

function danishAmount(oere: Oere): string {
  const size = Math.abs(oere)
  const kroner = groupThousands(String(Math.trunc(size / 100)))
  return `${oere < 0 ? '-' : ''}${kroner},${String(size % 100).padStart(2, '0')}`
}
