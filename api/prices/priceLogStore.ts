import { judgeReduction, type LoggedPrice, type Saving } from '../../domain/money/savings.ts'
import type { Db } from '../database/connect.ts'

interface Priced {
  id: string
  parentId: string | null
  discountFromOere: number | null
}

/** The reductions that may be shown of a caterer's menus, by their ids; what is in a menu has none of its own. */
export async function listSavings(db: Db, menus: readonly Priced[]): Promise<ReadonlyMap<string, Saving>> {
  const reduced = menus.filter(({ parentId, discountFromOere }) => parentId === null && discountFromOere !== null)
  const savings = new Map<string, Saving>()
  if (reduced.length === 0) return savings
  const ids = reduced.map(({ id }) => id)
  for (const [id, { log, offerDays }] of await listPriceLogs(db, ids)) {
    const judged = judgeReduction(log, offerDays)
    if (judged && 'to' in judged) savings.set(id, judged)
  }
  return savings
}

/** The prices of a thing over time; undefined where nothing was logged. */
export const findPriceLog = async (db: Db, thingId: string): Promise<PriceLog | undefined> =>
  (await listPriceLogs(db, [thingId])).get(thingId)

interface PriceLog {
  /** Oldest first. */
  log: LoggedPrice[]
  /** For how many days the caterer calls a reduction an offer. */
  offerDays: number
}

/** The prices of things of caterers over time, by their ids. */
async function listPriceLogs(db: Db, thingIds: readonly string[]): Promise<Map<string, PriceLog>> {
  const rows = await db
    .selectFrom('priceLog')
    .innerJoin('cater', 'cater.id', 'priceLog.caterId')
    .where('thingId', '=', (eb) => eb.fn.any(eb.val([...thingIds])))
    .select(['thingId', 'at', 'priceOere as price', 'discountFromOere as discountFromPrice', 'offerDays'])
    .orderBy('priceLog.id')
    .execute()
  const logs = new Map<string, PriceLog>()
  for (const { thingId, offerDays, ...logged } of rows) {
    const known = logs.get(thingId)
    if (known) known.log.push(logged)
    else logs.set(thingId, { log: [logged], offerDays })
  }
  return logs
}
