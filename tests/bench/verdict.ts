/** A lower or an upper limit, in the unit of the figure. */
type Aim = { min: number } | { max: number }

/** The text behind a figure that misses its aim; empty where it meets it. */
export function verdict(value: number, aim: Aim, unit = ''): string {
  const isMet = 'min' in aim ? value >= aim.min : value <= aim.max
  if (isMet) return ''
  const limit = 'min' in aim ? `at least ${aim.min}` : `at most ${aim.max}`
  return `  MISSED: ${limit}${unit && ` ${unit}`}`
}
