/** Letters in a row that the index finds in the middle of a word, too. */
const LONG_ENOUGH = /[\p{L}\p{N}]{3}/u
const LETTER = /[\p{L}\p{N}]/u

/**
 * What the search text of an order that is looked for is like. It holds reference, name and email, each after a space:
 * one or two letters, of which there is no index, are looked for where a word begins.
 */
export function searchPattern(words: string): string {
  const literal = words.replace(/[\\%_]/g, '\\$&')
  return LETTER.test(literal) && !LONG_ENOUGH.test(literal) ? `% ${literal}%` : `%${literal}%`
}
