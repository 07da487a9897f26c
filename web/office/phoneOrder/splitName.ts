/** Splits a full name into first names and the last word: 'Anne Marie Holm' into 'Anne Marie' and 'Holm'. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/)
  const lastName = words.length > 1 ? (words.pop() ?? '') : ''
  return { firstName: words.join(' '), lastName }
}
