import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { seededRandom } from '../seededRandom.ts'
import { rebuildAllSums } from '../../reports/daySums.ts'
import { indexAllStale, THROWING } from '../../search/searchIndex.ts'
import { addLargeCaters } from './addLargeCaters.ts'
import { addLargeOrders } from './addLargeOrders.ts'

const SEED = 4222
const PROGRESS_INTERVAL = 20_000

/**
 * Adds many caterers and orders to the existing data, in one transaction, which blocks placing orders. The data is the
 * same each time except for ids, and dates are relative to `now`. Calls `report` with the progress.
 */
export async function addLargeData(
  db: Db,
  { caters, orders, now, report }: { caters: number; orders: number; now: Date; report: (line: string) => void },
): Promise<void> {
  // Random ids, so that it can run again
  const random = { ...seededRandom(SEED), uuid: () => crypto.randomUUID() as string }
  await db.transaction().execute(async (tx) => {
    const { largeCaters, menus } = await addLargeCaters(tx, caters, now, random)
    const [first, last] = [largeCaters[0]?.cater.demo.id, largeCaters.at(-1)?.cater.demo.id]
    report(`${formatCount(caters)} caterers (ids ${first} to ${last}) with ${formatCount(menus)} menus`)
    const onProgress = (made: number) => {
      if (made % PROGRESS_INTERVAL === 0 || made === orders)
        report(`${formatCount(made)} of ${formatCount(orders)} orders`)
    }
    await addLargeOrders(tx, largeCaters, orders, { now, random, onProgress })
  })
  await indexAllStale(db, THROWING, { isRetry: true })
  await rebuildAllSums(db)
  // Updates the planner's statistics, and the visibility map for index-only scans
  await sql`vacuum (analyze)`.execute(db)
}

const formatCount = (number: number) => number.toLocaleString('en')
