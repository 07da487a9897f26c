/** PostgreSQL can store the text: it has no NUL character. */
export const isStorable = (text: string): boolean => !text.includes('\0')

/** The text without the NUL characters that PostgreSQL cannot store. */
export const toStorable = (text: string): string => text.replaceAll('\0', '')
