/** Covers on a day, 'YYYY-MM-DD'. */
export interface Place {
  date: string
  covers: number
}

/**
 * AVA-6: the covers that an order reserves on a day, with those that its open proposal requests: on the order's own day
 * the larger of both counts, on another day both.
 */
export function reservedCoversOn(date: string, order: Place, proposed: Place | null): number {
  const own = order.date === date ? order.covers : 0
  if (proposed?.date !== date) return own
  return order.date === date ? Math.max(own, proposed.covers) : proposed.covers
}
