/** Whether PostgreSQL could hold the text: it takes no NUL, so nothing that has one is found. */
export const isStorable = (text: string): boolean => !text.includes('\0')

/** The text without what PostgreSQL cannot hold. */
export const toStorable = (text: string): string => text.replaceAll('\0', '')
