import { groupThousands } from './numbers.ts'

/** Formats a number of covers: '1 kuvert', '1.040 kuverter'. */
export function formatCovers(covers: number): string {
  return covers === 1 ? '1 kuvert' : `${groupThousands(String(covers))} kuverter`
}

/** Formats a number of orders: '1 ordre', '1.040 ordrer'. */
export function formatOrders(orders: number): string {
  return orders === 1 ? '1 ordre' : `${groupThousands(String(orders))} ordrer`
}

/** Formats days of notice: '1 dag før', '2 dage før'. */
export function formatDaysBefore(days: number): string {
  return days === 1 ? '1 dag før' : `${days} dage før`
}
