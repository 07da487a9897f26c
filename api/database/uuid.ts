const form = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether PostgreSQL would take it for a UUID; anything else in a path is simply not there. */
export const isUuid = (text: string): boolean => form.test(text)
