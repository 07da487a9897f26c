import { Kysely, type Migration, Migrator, sql } from 'kysely'
import { expect, test } from 'vitest'
import { createPGlite, usePGlite } from '../connect.ts'
import { migrate } from '../migrate.ts'
import * as foundation from './001_foundation.ts'
import * as catalogueAndReports from './002_catalogue_and_reports.ts'

test('MEM-1 the log of what has a price already begins with it', async () => {
  const { db, close } = usePGlite(await createPGlite())
  const earlier: Record<string, Migration> = {
    '001_foundation': foundation,
    '002_catalogue_and_reports': catalogueAndReports,
  }
  const migrator = new Migrator({ db: db as Kysely<any>, provider: { getMigrations: async () => earlier } })
  expect((await migrator.migrateToLatest()).error).toBeUndefined()
  await sql`insert into cater (id, name, email) values (1, 'Smagen', 'smagen@example.dk')`.execute(db)
  await sql`insert into menu ("caterId", type, name, "priceOere", "discountFromOere")
    values (1, 'menu', 'Platte', 12900, 14900)`.execute(db)
  await sql`insert into service ("caterId", name, "priceOere") values (1, 'Kørsel', 15000)`.execute(db)
  try {
    await migrate(db)
    const columns = ['kind', 'caterId', 'priceOere', 'discountFromOere'] as const
    expect(await db.selectFrom('priceLog').select(columns).orderBy('kind').execute()).toEqual([
      { kind: 'menu', caterId: 1, priceOere: 12_900, discountFromOere: 14_900 },
      { kind: 'service', caterId: 1, priceOere: 15_000, discountFromOere: null },
    ])
    expect(await db.selectFrom('cater').select('offerDays').execute()).toEqual([{ offerDays: 10 }])
  } finally {
    await close()
  }
})
