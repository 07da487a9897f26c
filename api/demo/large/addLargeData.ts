import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { seededRandom } from '../seededRandom.ts'
import { addLargeCaters } from './addLargeCaters.ts'
import { addLargeOrders } from './addLargeOrders.ts'

const SEED = 4222
const SAID_EVERY = 20_000

/**
 * Adds many caterers and orders to what is there, all or nothing: the same each time but for ids and the dates, which
 * count from `now`. Until it is done nobody else can order. `say` is told how far it is.
 */
export async function addLargeData(
  db: Db,
  { caters, orders, now, say }: { caters: number; orders: number; now: Date; say: (line: string) => void },
): Promise<void> {
  // Ids that were never used: it may be run again
  const random = { ...seededRandom(SEED), uuid: () => crypto.randomUUID() as string }
  await db.transaction().execute(async (tx) => {
    const { kitchens, menus } = await addLargeCaters(tx, caters, now, random)
    const [first, last] = [kitchens[0]?.cater.demo.id, kitchens.at(-1)?.cater.demo.id]
    say(`${count(caters)} caterers (ids ${first} to ${last}) with ${count(menus)} menus`)
    const onProgress = (made: number) => {
      if (made % SAID_EVERY === 0 || made === orders) say(`${count(made)} of ${count(orders)} orders`)
    }
    await addLargeOrders(tx, kitchens, orders, { now, random, onProgress })
  })
  // What the database knows of its tables is from before, also which of their pages an index may speak for
  await sql`vacuum (analyze)`.execute(db)
}

const count = (number: number) => number.toLocaleString('en')
