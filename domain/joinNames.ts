/** Joins names as Danish lists them: 'Aarhus C', 'a og b', 'a, b og c'. Empty for none. */
export function joinNames(names: readonly string[]): string {
  // Not Intl.ListFormat, which takes a phone as long to make as a dozen menus take to render
  const last = names.at(-1) ?? ''
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} og ${last}` : last
}
