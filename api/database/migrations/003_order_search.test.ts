import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Mutex } from 'async-mutex'
import { Kysely, Migrator } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { createPGlite, usePGlite } from '../connect.ts'
import { migrate } from '../migrate.ts'
import { PGliteDialect } from '../pgliteDialect.ts'
import type { Database } from '../schema.ts'
import * as foundation from './001_foundation.ts'
import * as catalogueAndReports from './002_catalogue_and_reports.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kuvert-migration-'))
  return () => rm(folder, { recursive: true })
})

/** A database of the version before, by a PGlite that knows no extension. */
async function openEarlier(): Promise<Kysely<Database>> {
  const db = new Kysely<Database>({ dialect: new PGliteDialect(await PGlite.create(folder), new Mutex()) })
  const getMigrations = async () => ({ '001_foundation': foundation, '002_catalogue_and_reports': catalogueAndReports })
  const { error } = await new Migrator({ db, provider: { getMigrations } }).migrateToLatest()
  expect(error).toBeUndefined()
  return db
}

describe('the search of orders', () => {
  test('finds the orders of a database that was made before it', async () => {
    const earlier = await openEarlier()
    const cater = { id: 1, name: 'Smagen', email: 'smagen@example.dk' }
    await earlier.insertInto('cater').values(cater).execute()
    const content = JSON.stringify({ menus: [], services: [] })
    const order = { orderRef: 100_001, caterId: 1, phoneNumber: '1', priceOere: 1, deliveryTime: '12:00', content }
    await earlier
      .insertInto('order')
      .values({ ...order, orderer: 'Åse Ærø', email: 'Aase@example.dk', deliveryDate: '2026-12-24' })
      .execute()
    await earlier.destroy()
    const { db, close } = usePGlite(await createPGlite({ dataDir: folder }))
    try {
      await migrate(db)
      expect(await db.selectFrom('order').select(['orderRef', 'searchText']).execute()).toEqual([
        { orderRef: 100_001, searchText: ' 100001 åse ærø aase@example.dk' },
      ])
    } finally {
      await close()
    }
  })

  test('says what is needed where the extension is missing, and changes nothing', async () => {
    const db = await openEarlier()
    try {
      await expect(migrate(db)).rejects.toThrow('needs the extension pg_trgm')
      const tables = await db.introspection.getTables()
      expect(tables.find(({ name }) => name === 'order')?.columns.map(({ name }) => name)).not.toContain('searchText')
    } finally {
      await db.destroy()
    }
  })
})
