/** The name of the compared caterers' numbers in the address, once for each. */
export const COMPARED = 'koekken'

/** The maximum number of caterers in a comparison. */
export const MAX_COMPARED = 3

/** The id of the form that the boxes of the cards belong to. */
export const COMPARISON_FORM = 'sammenlign'

/** The numbers of the caterers that an address compares; invalid numbers and those beyond the maximum are left out. */
export function readCompared(params: URLSearchParams): string[] {
  const numbers = params.getAll(COMPARED).filter((number) => /^\d{1,9}$/.test(number))
  return [...new Set(numbers)].slice(0, MAX_COMPARED)
}
