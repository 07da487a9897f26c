/** Replaces each run of blanks, line breaks among them, by one blank. */
export const collapseBlanks = (text: string): string => text.replace(/\s+/g, ' ')

/** The words of a text with one blank between them and none around: what a search looks for. */
export const joinWords = (text: string): string => collapseBlanks(text).trim()
