const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const CATER_NUMBER = /^\d{1,9}$/

/** Whether the v2 service may be asked for a thing with this id; it refuses a whole list for one that is none. */
export function isUuid(id: string): boolean {
  return UUID.test(id)
}

/** Whether the v2 service may be asked for a caterer with this number. */
export function isCaterNumber(number: string): boolean {
  return CATER_NUMBER.test(number)
}
