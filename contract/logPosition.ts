/**
 * The header by which the response to a write names the database's position in its write-ahead log, such as 0/16B3748, and
 * a read says how far the database that answers it must be.
 */
export const LOG_POSITION_HEADER = 'x-log-position'

/** True for a text that is a position. */
export const isLogPosition = (text: unknown): text is string =>
  typeof text === 'string' && /^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/i.test(text)

/** True if a database that is at `reached` has all that was written up to `position`. */
export function hasReached(reached: string, position: string): boolean {
  return toNumber(reached) >= toNumber(position)
}

/** The later of two positions; null is before all. */
export function laterPosition(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b
  return hasReached(a, b) ? a : b
}

function toNumber(position: string): bigint {
  const [high = '0', low = '0'] = position.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}
