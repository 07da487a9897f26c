const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const CATER_NUMBER = /^\d{1,9}$/

/** Returns whether an id is a UUID. The v2 service refuses a whole list of ids for one that is not. */
export function isUuid(id: string): boolean {
  return UUID.test(id)
}

/** Returns whether a caterer can have this number. */
export function isCaterNumber(number: string): boolean {
  return CATER_NUMBER.test(number)
}
