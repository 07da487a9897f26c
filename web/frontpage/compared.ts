/** The name of the compared caterers' numbers in the address, once for each. */
export const COMPARED = 'koekken'

/** The name of the compared menus' uuids in the address, where another than the one that answers is chosen. */
export const COMPARED_MENU = 'menu'

/** The maximum number of caterers in a comparison. */
export const MAX_COMPARED = 3

/** The id of the form that the boxes of the cards belong to. */
export const COMPARISON_FORM = 'sammenlign'

/** The numbers of the caterers that an address compares; invalid numbers and those beyond the maximum are left out. */
export function readCompared(params: URLSearchParams): string[] {
  const numbers = params.getAll(COMPARED).filter((number) => /^\d{1,9}$/.test(number))
  return [...new Set(numbers)].slice(0, MAX_COMPARED)
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The uuids of the menus that an address compares; invalid ones and those beyond the maximum are left out. */
export function readComparedMenus(params: URLSearchParams): string[] {
  const uuids = params.getAll(COMPARED_MENU).filter((uuid) => UUID.test(uuid))
  return [...new Set(uuids)].slice(0, MAX_COMPARED)
}
