import type { CaterChange } from '../../contract/caters.ts'
import { allCities } from '../cities/cities.ts'
import { toReadableAccent } from '../images/accentColor.ts'
import { ProblemError } from '../http/problems.ts'

/**
 * The columns that a change of a caterer sets. Empty texts become null, a missing city is that of the postal code, and
 * an accent colour with too little contrast is darkened. Throws 422 for a postal code that does not exist.
 */
export function toColumns<Change extends Omit<CaterChange, 'id'>>(change: Change) {
  const { pricePeriods: _periods, filters: _filters, logoImageAlt: _text, ...columns } = change
  const { zipCode, accentColor } = change
  const found = zipCode === undefined ? undefined : getCity(zipCode)
  const filled = Object.entries(columns).map(([column, value]) => [column, value === '' ? null : value])
  return {
    ...(Object.fromEntries(filled) as typeof columns),
    // The caterer's own name of its city takes precedence
    city: change.city || (found ?? (change.city === undefined ? undefined : null)),
    accentColor: accentColor && toReadableAccent(accentColor),
  }
}

function getCity(zipCode: string): string {
  const found = allCities().find((city) => city.zipCode === zipCode)
  if (found) return found.city
  throw new ProblemError(422, 'invalid', {
    detail: `Denmark has no postal code ${zipCode}.`,
    issues: [{ path: 'zipCode', validatorKey: 'unknown' }],
  })
}
