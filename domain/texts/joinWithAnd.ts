/** Joins texts as Danish lists them: 'Aarhus C', 'a og b', 'a, b og c'. Empty for none. */
export function joinWithAnd(texts: readonly string[]): string {
  // Not Intl.ListFormat: a phone needs some 15 ms to make one
  const last = texts.at(-1) ?? ''
  return texts.length > 1 ? `${texts.slice(0, -1).join(', ')} og ${last}` : last
}
