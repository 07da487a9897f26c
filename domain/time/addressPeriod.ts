import { isDate } from './danishTime.ts'

/** A Danish sentence about each field of a period that the address holds wrongly. */
export interface PeriodErrors {
  from?: string
  to?: string
}

/** A period in an address, '?from=2026-12-01&to=2026-12-24'; null where there is no date. */
export interface AddressPeriod {
  from: string | null
  to: string | null
  errors: PeriodErrors
}

/** Quoting more of an address would hide what is said about it. */
const MAX_QUOTED = 40

/** Reads the dates of an address. What is no date is null, and an error; so is a period that ends before it begins. */
export function readAddressPeriod(search: URLSearchParams): AddressPeriod {
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? '']
  const errors: PeriodErrors = {}
  if (from && !isDate(from)) errors.from = describeUnusable(from, 'en dato')
  else if (isDate(from) && isDate(to) && from > to) errors.from = 'Fra-datoen ligger efter til-datoen.'
  if (to && !isDate(to)) errors.to = describeUnusable(to, 'en dato')
  return { from: isDate(from) ? from : null, to: isDate(to) ? to : null, errors }
}

/** Says that a value of an address is not what it should be: "x" i adressen er ikke en dato og er ikke brugt. */
export function describeUnusable(value: string, expected: string): string {
  const quoted = value.length > MAX_QUOTED ? `${value.slice(0, MAX_QUOTED)} …` : value
  return `"${quoted}" i adressen er ikke ${expected} og er ikke brugt.`
}
