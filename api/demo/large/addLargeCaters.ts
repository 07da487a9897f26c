import { sql } from 'kysely'
import { danishDate } from '../../../domain/time/danishTime.ts'
import type { Db } from '../../database/connect.ts'
import type { Database } from '../../database/schema.ts'
import { toCaterRows } from '../demoRows.ts'
import type { SeededRandom } from '../seededRandom.ts'
import { bulkInsert } from './bulkInsert.ts'
import { largeCater } from './largeCater.ts'
import type { LargeCater } from './largeOrder.ts'
import { danishTowns, townsAround } from './towns.ts'

const BATCH_SIZE = 50

/** Adds caterers with the next ids: their catalogues, pages /cater-N, and a user without password each. */
export async function addLargeCaters(
  tx: Db,
  caters: number,
  now: Date,
  random: SeededRandom,
): Promise<{ largeCaters: LargeCater[]; menus: number }> {
  const ids = await reserveIds(tx, caters)
  const filters = await tx.selectFrom('filter').select(['id', 'name']).execute()
  const towns = danishTowns()
  const largeCaters: LargeCater[] = []
  let menus = 0
  for (let from = 0; from < ids.length; from += BATCH_SIZE) {
    const rows = ids.slice(from, from + BATCH_SIZE).map((id) => {
      const town = random.pick(towns)
      const cater = toCaterRows(largeCater(id, town, random), new Map(), danishDate(now), random)
      const [firstName, lastName] = ['Kim', 'Køkkenchef']
      const user = { id: random.uuid(), email: `cater-${id}@example.dk`, firstName, lastName, role: 'cater' }
      return { town, cater, user: { ...user, caterId: id, verified: true } }
    })
    const all = rows.map(({ cater }) => cater)
    const inserts: [keyof Database, readonly object[]][] = [
      ['cater', all.map(({ demo }) => ({ id: demo.id, ...demo.facts }))],
      ['caterFilter', all.flatMap(({ demo }) => toFilterRows(demo, filters))],
      ['pricePeriod', all.flatMap((cater) => cater.pricePeriods)],
      ['category', all.flatMap((cater) => cater.categories)],
      ['priceLog', all.flatMap((cater) => cater.priceLog)],
      ['menu', all.flatMap((cater) => cater.menuRows)],
      ['menuCategory', all.flatMap((cater) => cater.menuCategories)],
      ['service', all.flatMap((cater) => cater.services)],
      ['page', all.map(({ demo }) => toPageRow(demo))],
      ['user', rows.map(({ user }) => user)],
    ]
    for (const [table, tableRows] of inserts) await bulkInsert(tx, table, tableRows)
    for (const { town, cater, user } of rows) {
      const { demo, menus: ofCater, services, pricePeriods } = cater
      // Only what orders need, since all rows of many caterers would take much memory
      largeCaters.push({
        cater: { demo, menus: ofCater, services, pricePeriods },
        handlerId: user.id,
        towns: townsAround(towns, town),
      })
      menus += ofCater.length
    }
  }
  return { largeCaters, menus }
}

async function reserveIds(tx: Db, count: number): Promise<number[]> {
  const reserved = sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('cater', 'id'))::integer as id from generate_series(1, ${count}::integer)`
  return (await reserved.execute(tx)).rows.map(({ id }) => id)
}

const toFilterRows = (
  demo: { id: number; filters: readonly string[] },
  filters: readonly { id: number; name: string }[],
) => filters.filter(({ name }) => demo.filters.includes(name)).map(({ id }) => ({ caterId: demo.id, filterId: id }))

const toPageRow = ({ id, slug, facts }: { id: number; slug: string; facts: { name: string } }) => ({
  url: `/${slug}`,
  title: facts.name,
  caterId: id,
  blocks: [],
})
