/** What a field holds, as people read it in a list of changes. */
export function formatValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'Tomt'
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nej'
  if (Array.isArray(value)) return `${value.length} valgt`
  if (typeof value === 'object') return 'Ændret'
  return String(value)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
