import { sql } from 'kysely'
import { danishDate } from '../../../domain/time/danishTime.ts'
import type { Db } from '../../database/connect.ts'
import { DAY } from '../orders/orderBook.ts'
import type { SeededRandom } from '../seededRandom.ts'
import { bulkInsert } from './bulkInsert.ts'
import { type LargeCater, largeOrder } from './largeOrder.ts'

const DAYS_BACK = 730
const BATCH_SIZE = 1000
const COUNTING_TRIGGERS = ['orderIsAddedOrGone', 'orderTakesItsPlace', 'sumDayOfOrder', 'sumMenusOfOrder']

/** Adds orders of the last two years, most of them to the first caterers, with references in order of time. */
export async function addLargeOrders(
  tx: Db,
  caters: readonly LargeCater[],
  orders: number,
  { now, random, onProgress }: { now: Date; random: SeededRandom; onProgress: (orders: number) => void },
): Promise<void> {
  const before = await reserveReferences(tx, orders)
  const today = danishDate(now)
  // The trigger's updates of the same few counts in one transaction would get slower and slower: counted below instead
  for (const trigger of COUNTING_TRIGGERS)
    await sql`alter table "order" disable trigger ${sql.ref(trigger)}`.execute(tx)
  for (let from = 0; from < orders; from += BATCH_SIZE) {
    const batch = Array.from({ length: Math.min(BATCH_SIZE, orders - from) }, (_, offset) => {
      const place = from + offset
      const daysAgo = DAYS_BACK * (1 - (place + random.next()) / orders)
      const created = new Date(now.getTime() - daysAgo * DAY)
      const cater = caters[Math.floor(random.next() ** 1.5 * caters.length)]!
      return largeOrder(cater, { created, orderRef: before + place + 1, now, today }, random)
    })
    await bulkInsert(
      tx,
      'order',
      batch.map(({ order }) => order),
    )
    await bulkInsert(
      tx,
      'orderEvent',
      batch.flatMap(({ events }) => events),
    )
    onProgress(from + batch.length)
  }
  for (const trigger of COUNTING_TRIGGERS) await sql`alter table "order" enable trigger ${sql.ref(trigger)}`.execute(tx)
  await sql`insert into "orderCount" ("caterId", status, orders)
    select "caterId", status, count(*) from "order" where "orderRef" > ${before} group by "caterId", status`.execute(tx)
  await sql`insert into "bookedCovers" ("caterId", date, covers)
    select "caterId", "deliveryDate", sum("countedCovers") from "order" where "orderRef" > ${before} and not refused
    group by "caterId", "deliveryDate"`.execute(tx)
}

/** Reserves a range of references; returns the last one before it. */
async function reserveReferences(tx: Db, count: number): Promise<number> {
  const { rows } = await sql<{ before: number }>`
    select setval('"orderReferences"', last_value + ${count}::integer) - ${count}::integer as before
    from "orderReferences"`.execute(tx)
  return rows[0]!.before
}
