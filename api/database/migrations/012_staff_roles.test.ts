import { Kysely, type Migration, Migrator, sql } from 'kysely'
import { expect, test } from 'vitest'
import { createPGlite, usePGlite } from '../connect.ts'
import { migrate } from '../migrate.ts'
import * as foundation from './001_foundation.ts'
import * as catalogueAndReports from './002_catalogue_and_reports.ts'

test('DAY-12 a user of before becomes an owner, and an order of before is found by phone and address', async () => {
  const { db, close } = usePGlite(await createPGlite())
  const earlier: Record<string, Migration> = {
    '001_foundation': foundation,
    '002_catalogue_and_reports': catalogueAndReports,
  }
  const migrator = new Migrator({ db: db as Kysely<any>, provider: { getMigrations: async () => earlier } })
  expect((await migrator.migrateToLatest()).error).toBeUndefined()
  await sql`insert into cater (id, name, email) values (1, 'Smagen', 'smagen@example.dk')`.execute(db)
  await sql`insert into "user" (email, role, "caterId") values ('kok@example.dk', 'cater', 1)`.execute(db)
  await sql`insert into "order" ("orderRef", "caterId", orderer, email, "phoneNumber", "priceOere", "deliveryDate",
      "deliveryTime", content, address, "zipCode", city)
    values (100001, 1, 'Åse', 'aase@example.dk', '+45 86-12 34 56', 1, '2026-12-24', '12:00', '{}', 'Ågade 3', '8000', 'Aarhus C')`.execute(
    db,
  )
  try {
    await migrate(db)
    expect(await db.selectFrom('user').select('staffRole').execute()).toEqual([{ staffRole: 'owner' }])
    expect(await db.selectFrom('order').select('lookupText').execute()).toEqual([
      { lookupText: ' 100001 åse aase@example.dk 4586123456 ågade 3 8000 aarhus c' },
    ])
  } finally {
    await close()
  }
})
