/** True if these are deliveries of more than one day: then each says its own. */
export const spansDays = (orders: readonly { date: string }[]): boolean =>
  new Set(orders.map(({ date }) => date)).size > 1
