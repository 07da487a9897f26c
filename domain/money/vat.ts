import type { Oere } from './money.ts'

/** The VAT in a price that includes it: a fifth of it, since the rate is 25 %. Rounds half up to whole øre. */
export function includedVat(price: Oere): Oere {
  return Math.floor((price + 2.5) / 5)
}
