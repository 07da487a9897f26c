const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Formats a waiting time in milliseconds, short enough for a table: '1 d 20 t', '1 t 47 m', '5 m', 'Lige nu'. */
export function formatWaitingTime(ms: number): string {
  const [days, hours, minutes] = [Math.floor(ms / DAY), Math.floor(ms / HOUR), Math.floor(ms / MINUTE)]
  if (minutes < 1) return 'Lige nu'
  if (hours < 1) return `${minutes} m`
  if (hours < 10) return [`${hours} t`, minutes % 60 > 0 && `${minutes % 60} m`].filter(Boolean).join(' ')
  if (days < 1) return `${hours} t`
  return [`${days} d`, hours % 24 > 0 && `${hours % 24} t`].filter(Boolean).join(' ')
}

/** Days from one 'YYYY-MM-DD' to another: 1 is the next day, -1 the day before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY)
}

/** Formats a delivery date relative to today: 'Leveres i morgen', 'Om 16 dage', 'Leveret for 5 dage siden'. */
export function formatDeliveryDistance(today: string, delivery: string): string {
  const days = daysBetween(today, delivery)
  if (days === 0) return 'Leveres i dag'
  if (days === 1) return 'Leveres i morgen'
  if (days === -1) return 'Leveret i går'
  return days > 0 ? `Om ${days} dage` : `Leveret for ${-days} dage siden`
}

/** Formats how long a payment is overdue: '1 dag over tid'; null where it is not, on the day of delivery too. */
export function formatOverdue(today: string, delivery: string): string | null {
  const days = daysBetween(delivery, today)
  if (days < 1) return null
  return days === 1 ? '1 dag over tid' : `${days} dage over tid`
}
