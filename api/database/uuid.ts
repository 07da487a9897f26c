const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** PostgreSQL would parse the text as a UUID. Anything else in a path is a 404. */
export const isUuid = (text: string): boolean => UUID.test(text)
