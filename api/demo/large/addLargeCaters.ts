import { sql } from 'kysely'
import { danishDate } from '../../../domain/danishTime.ts'
import type { Db } from '../../database/connect.ts'
import { caterRows } from '../demoRows.ts'
import type { SeededRandom } from '../seededRandom.ts'
import { bulkInsert } from './bulkInsert.ts'
import { largeCater } from './largeCater.ts'
import type { LargeKitchen } from './largeOrder.ts'
import { danishTowns, townsAround } from './towns.ts'

const CATERS_AT_ONCE = 50

/** Adds caterers with the next ids: their catalogues, pages /cater-N, and a user without password each. */
export async function addLargeCaters(
  tx: Db,
  caters: number,
  now: Date,
  random: SeededRandom,
): Promise<{ kitchens: LargeKitchen[]; menus: number }> {
  const ids = await takeIds(tx, caters)
  const filters = await tx.selectFrom('filter').select(['id', 'name']).execute()
  const towns = danishTowns()
  const kitchens: LargeKitchen[] = []
  let menus = 0
  for (let from = 0; from < ids.length; from += CATERS_AT_ONCE) {
    const rows = ids.slice(from, from + CATERS_AT_ONCE).map((id) => {
      const town = random.pick(towns)
      const cater = caterRows(largeCater(id, town, random), new Map(), danishDate(now), random)
      const [firstName, lastName] = ['Kim', 'Køkkenchef']
      const user = { id: random.uuid(), email: `cater-${id}@example.dk`, firstName, lastName, role: 'cater' }
      return { town, cater, user: { ...user, caterId: id, verified: true } }
    })
    const all = rows.map(({ cater }) => cater)
    const ofEach = <Row>(pick: (cater: (typeof all)[number]) => readonly Row[]) => all.flatMap(pick)
    await bulkInsert(
      tx,
      'cater',
      ofEach(({ demo }) => [{ id: demo.id, ...demo.facts }]),
    )
    await bulkInsert(
      tx,
      'caterFilter',
      ofEach(({ demo }) => filtersOf(demo, filters)),
    )
    await bulkInsert(
      tx,
      'pricePeriod',
      ofEach((cater) => cater.pricePeriods),
    )
    await bulkInsert(
      tx,
      'category',
      ofEach((cater) => cater.categories),
    )
    await bulkInsert(
      tx,
      'menu',
      ofEach((cater) => cater.menuRows),
    )
    await bulkInsert(
      tx,
      'menuCategory',
      ofEach((cater) => cater.menuCategories),
    )
    await bulkInsert(
      tx,
      'service',
      ofEach((cater) => cater.services),
    )
    await bulkInsert(
      tx,
      'page',
      ofEach(({ demo }) => [pageOf(demo)]),
    )
    await bulkInsert(
      tx,
      'user',
      rows.map(({ user }) => user),
    )
    for (const { town, cater, user } of rows) {
      const { demo, menus: ofCater, services, pricePeriods } = cater
      const handler = { id: user.id, name: `${user.firstName} ${user.lastName}` }
      // Only what orders are made of: all rows of 500 caterers would be much
      kitchens.push({
        cater: { demo, menus: ofCater, services, pricePeriods },
        handler,
        towns: townsAround(towns, town),
      })
      menus += ofCater.length
    }
  }
  return { kitchens, menus }
}

async function takeIds(tx: Db, count: number): Promise<number[]> {
  const taken = sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('cater', 'id'))::integer as id from generate_series(1, ${count}::integer)`
  return (await taken.execute(tx)).rows.map(({ id }) => id)
}

const filtersOf = (
  demo: { id: number; filters: readonly string[] },
  filters: readonly { id: number; name: string }[],
) => filters.filter(({ name }) => demo.filters.includes(name)).map(({ id }) => ({ caterId: demo.id, filterId: id }))

const pageOf = ({ id, slug, facts }: { id: number; slug: string; facts: { name: string } }) => ({
  url: `/${slug}`,
  title: facts.name,
  caterId: id,
  blocks: [],
})
