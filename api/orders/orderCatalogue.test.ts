import { type KyselyPlugin, sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '../database/connect.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { findOrderCatalogue } from './orderCatalogue.ts'
import { findCatalogueVersion } from './orderCatalogueStore.ts'
import { addOrderFixture, call, noon, type OrderFixture, orderBody } from './testing/orderFixture.ts'

let service: TestApp
let fixture: OrderFixture
let other: OrderFixture
beforeAll(async () => {
  service = await openTestApp({ now: () => noon })
  other = await addOrderFixture(service)
  return () => service.close()
})
beforeEach(async () => {
  fixture = await addOrderFixture(service)
})

/** Collects the names of the tables that statements read. */
function collectTables(): KyselyPlugin & { names: Set<string> } {
  const names = new Set<string>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { kind, table } = node as { kind?: string; table?: { identifier?: { name?: string } } }
    if (kind === 'TableNode' && table?.identifier?.name) names.add(table.identifier.name)
    for (const child of Object.values(node)) visit(child)
  }
  return {
    names,
    transformQuery({ node }) {
      visit(node)
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

/** One statement for each table that orders are priced and checked by. */
const WRITES: Record<string, (db: Db, of: OrderFixture) => Promise<unknown>> = {
  cater: (db, { cater }) => sql`update cater set "minEnvelopes" = 12 where id = ${cater.id}`.execute(db),
  page: (db, { cater }) =>
    sql`insert into page (url, title, "caterId", blocks) values (${`/k${cater.id}`}, 'Køkken', ${cater.id}, '[]')`.execute(
      db,
    ),
  service: (db, { cater }) =>
    sql`insert into service ("caterId", name, description, "priceOere") values (${cater.id}, 'Bestik', '', 500)`.execute(
      db,
    ),
  pricePeriod: (db, { cater }) =>
    sql`insert into "pricePeriod" ("caterId", type, percentage, weekdays) values (${cater.id}, 1, 10, '{6,7}')`.execute(
      db,
    ),
  deliveryZone: (db, { cater }) =>
    sql`insert into "deliveryZone" ("caterId", "order", name, codes, "feeOere")
      values (${cater.id}, 1, 'Aarhus', '["8000"]', 10000)`.execute(db),
  availabilitySettings: (db, { cater }) =>
    sql`insert into "availabilitySettings" values (${cater.id}, '{}') on conflict ("caterId") do update
      set settings = excluded.settings`.execute(db),
  menu: (db, { ids }) => sql`update menu set "priceOere" = 1 where id = ${ids.herring}`.execute(db),
  dish: (db, { cater }) => sql`insert into dish ("caterId", name) values (${cater.id}, 'Sild')`.execute(db),
  foodDeclaration: (db, { cater, ids }) =>
    sql`insert into "foodDeclaration" ("caterId", "itemId", contains, "mayContain", free, diets, "isComplete", "declaredAt")
      values (${cater.id}, ${ids.herring}, '[]', '[]', '[]', '[]', true, now())`.execute(db),
  menuDish: async (db, { cater, ids }) => {
    const [dish] = (
      await sql<{ id: string }>`insert into dish ("caterId", name) values (${cater.id}, 'Brød') returning id`.execute(
        db,
      )
    ).rows
    return sql`insert into "menuDish" ("menuId", "dishId") values (${ids.platter}, ${dish!.id})`.execute(db)
  },
}

describe('SCA-15 the catalogue of orders', () => {
  const versionOf = (of: OrderFixture) => findCatalogueVersion(service.db, of.cater.id)

  test('is read from tables whose writers all replace its version', async () => {
    const tables = collectTables()
    await findOrderCatalogue(service.db.withPlugin(tables), fixture.cater.id, [fixture.ids.platter])
    // The version itself, and names within the statements
    for (const name of ['catalogueVersion', 'tree', 'period']) tables.names.delete(name)
    expect([...tables.names].sort()).toEqual(Object.keys(WRITES).sort())
  })

  test.each(Object.entries(WRITES))(
    'has another version after a statement that writes %s, and no other caterer has',
    async (_, write) => {
      const before = await Promise.all([fixture, other].map(versionOf))
      await write(service.db, fixture)
      const [own, others] = await Promise.all([fixture, other].map(versionOf))
      expect(own).not.toBe(before[0])
      expect(others).toBe(before[1])
    },
  )

  test('has another version for the caterer that a page leaves, and for the one that it comes to', async () => {
    await WRITES.page!(service.db, fixture)
    const before = await Promise.all([fixture, other].map(versionOf))
    await sql`update page set "caterId" = ${other.cater.id} where "caterId" = ${fixture.cater.id}`.execute(service.db)
    const after = await Promise.all([fixture, other].map(versionOf))
    expect(after[0]).not.toBe(before[0])
    expect(after[1]).not.toBe(before[1])
  })

  test('keeps its version where a write is rolled back, and is not read again for it', async () => {
    const before = await findOrderCatalogue(service.db, fixture.cater.id, [fixture.ids.platter])
    const rolledBack = service.db.transaction().execute(async (tx) => {
      await WRITES.menu!(tx, fixture)
      const within = await findOrderCatalogue(tx, fixture.cater.id, [fixture.ids.platter])
      expect(within?.menus.get(fixture.ids.platter)).not.toBe(before?.menus.get(fixture.ids.platter))
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    const after = await findOrderCatalogue(service.db, fixture.cater.id, [fixture.ids.platter])
    expect(after?.menus.get(fixture.ids.platter)).toBe(before?.menus.get(fixture.ids.platter))
  })

  test('prices the next order by what was written past the service a moment before', async () => {
    const place = async () => call(service, 'POST', '/orders', { body: orderBody(fixture) })
    expect((await place()).statusCode).toBe(201)
    await sql`update menu set "priceOere" = "priceOere" + 100 where id = ${fixture.ids.platter}`.execute(service.db)
    expect((await place()).json().errors).toEqual([{ path: 'price', validatorKey: 'price_changed' }])
  })
})
