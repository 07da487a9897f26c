/**
 * The LIKE pattern of a text that holds these words, which are folded (`foldText`). An apostrophe is any one character:
 * stored texts hold straight and curly ones.
 */
export const containsPattern = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&').replaceAll("'", '_')}%`
