import type { CaterChange } from '../../contract/caters.ts'
import { allCities } from '../cities/cities.ts'
import { toReadableAccent } from '../images/accentColor.ts'
import { ProblemError } from '../http/problems.ts'

/**
 * The columns of a caterer that a request writes. Empty text is none; a city that is left out is that of the postal
 * code; an accent that could not be read is darkened. 422 for a postal code that Denmark has not.
 */
export function toColumns<Change extends Omit<CaterChange, 'id'>>(change: Change) {
  const { pricePeriods: _periods, filters: _filters, logoImageAlt: _text, ...columns } = change
  const { zipCode, accentColor } = change
  const found = zipCode === undefined ? undefined : cityOf(zipCode)
  const filled = Object.entries(columns).map(([column, value]) => [column, value === '' ? null : value])
  return {
    ...(Object.fromEntries(filled) as typeof columns),
    // A caterer may call its town otherwise than the post does
    city: change.city || (found ?? (change.city === undefined ? undefined : null)),
    accentColor: accentColor && toReadableAccent(accentColor),
  }
}

function cityOf(zipCode: string): string {
  const found = allCities().find((city) => city.zipCode === zipCode)
  if (found) return found.city
  throw new ProblemError(422, 'invalid', {
    detail: `Denmark has no postal code ${zipCode}.`,
    issues: [{ path: 'zipCode', validatorKey: 'unknown' }],
  })
}
