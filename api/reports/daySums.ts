import type { Db } from '../database/connect.ts'
import {
  correctCounts,
  type DifferentCount,
  type DifferentDay,
  listDifferentCounts,
  listDifferentDays,
  listMonths,
  rebuildSums,
} from './daySumStore.ts'

/** The days and the numbers of orders by status that the statistics read, where they are not those of the orders. */
export async function compareSums(db: Db): Promise<{ days: DifferentDay[]; counts: DifferentCount[] }> {
  const days: DifferentDay[] = []
  for (const month of await listMonths(db)) days.push(...(await listDifferentDays(db, month)))
  return { days, counts: await listDifferentCounts(db) }
}

/** Makes the sums of all days those of their orders, a month in a transaction; orders are placed meanwhile. */
export async function rebuildAllSums(db: Db, onMonth: (month: string) => void = () => {}): Promise<void> {
  for (const month of await listMonths(db)) {
    await db.transaction().execute((tx) => rebuildSums(tx, month))
    onMonth(month.from.slice(0, 7))
  }
  const counts = await listDifferentCounts(db)
  for (const caterId of new Set(counts.map((count) => count.caterId))) await correctCounts(db, caterId)
}
