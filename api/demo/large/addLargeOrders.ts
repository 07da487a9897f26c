import { sql } from 'kysely'
import { danishDate } from '../../../domain/danishTime.ts'
import type { Db } from '../../database/connect.ts'
import { DAY } from '../orders/orderBook.ts'
import type { SeededRandom } from '../seededRandom.ts'
import { bulkInsert } from './bulkInsert.ts'
import { type LargeKitchen, largeOrder } from './largeOrder.ts'

const DAYS_BACK = 730
const ORDERS_AT_ONCE = 1000

/** Adds orders of the last two years, most of them to the first kitchens, with references in the order of time. */
export async function addLargeOrders(
  tx: Db,
  kitchens: readonly LargeKitchen[],
  orders: number,
  { now, random, onProgress }: { now: Date; random: SeededRandom; onProgress: (orders: number) => void },
): Promise<void> {
  const before = await takeReferences(tx, orders)
  const today = danishDate(now)
  // A hundred thousand single counts of a few rows in one transaction get slower and slower: they are counted below
  await sql`alter table "order" disable trigger "orderIsAddedOrGone"`.execute(tx)
  for (let from = 0; from < orders; from += ORDERS_AT_ONCE) {
    const made = Array.from({ length: Math.min(ORDERS_AT_ONCE, orders - from) }, (_, offset) => {
      const place = from + offset
      const daysAgo = DAYS_BACK * (1 - (place + random.next()) / orders)
      const created = new Date(now.getTime() - daysAgo * DAY)
      const kitchen = kitchens[Math.floor(random.next() ** 1.5 * kitchens.length)]!
      return largeOrder(kitchen, { created, orderRef: before + place + 1, now, today }, random)
    })
    await bulkInsert(
      tx,
      'order',
      made.map(({ order }) => order),
    )
    await bulkInsert(
      tx,
      'orderEvent',
      made.flatMap(({ events }) => events),
    )
    onProgress(from + made.length)
  }
  await sql`alter table "order" enable trigger "orderIsAddedOrGone"`.execute(tx)
  await sql`insert into "orderCount" ("caterId", status, orders)
    select "caterId", status, count(*) from "order" where "orderRef" > ${before} group by "caterId", status`.execute(tx)
}

/** The last reference before as many that are now nobody else's. */
async function takeReferences(tx: Db, count: number): Promise<number> {
  const { last } = await tx
    .updateTable('orderReference')
    .set({ last: sql<number>`last + ${count}` })
    .returning('last')
    .executeTakeFirstOrThrow()
  return last - count
}
