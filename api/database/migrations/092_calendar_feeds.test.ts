import { Kysely, type Migration, Migrator, sql } from 'kysely'
import { expect, test } from 'vitest'
import { fetchCalendarFeed } from '../../accounts/calendarFeedStore.ts'
import { createPGlite, usePGlite } from '../connect.ts'
import { findMigrations } from '../findMigrations.ts'
import { migrate } from '../migrate.ts'

test("SEC-14 a caterer's secret of before becomes that of its first owner who can log in, and ends without one", async () => {
  const { db, close } = usePGlite(await createPGlite())
  const all = Object.entries(await findMigrations())
  const earlier: Record<string, Migration> = Object.fromEntries(all.filter(([name]) => name < '092'))
  const migrator = new Migrator({ db: db as Kysely<any>, provider: { getMigrations: async () => earlier } })
  expect((await migrator.migrateToLatest()).error).toBeUndefined()
  await sql`insert into cater (id, name, email, "calendarSecret") values
    (1, 'Smagen', 'smagen@example.dk', 'hemmelig-æ'), (2, 'Nyt', 'nyt@example.dk', 'glemt'), (3, 'Uden', 'u@example.dk', null)`.execute(
    db,
  )
  await sql`insert into "user" (email, role, "caterId", "staffRole", verified, "createdAt") values
    ('inviteret@example.dk', 'cater', 1, 'owner', false, '2025-01-01'),
    ('medarbejder@example.dk', 'cater', 1, 'staff', true, '2025-01-02'),
    ('ejer@example.dk', 'cater', 1, 'owner', true, '2025-01-03'),
    ('anden@example.dk', 'cater', 1, 'owner', true, '2025-01-04'),
    ('kok@example.dk', 'cater', 2, 'kitchen', true, '2025-01-01'),
    ('uden@example.dk', 'cater', 3, 'owner', true, '2025-01-01')`.execute(db)
  try {
    await migrate(db)
    const feeds = db.selectFrom('calendarFeed').innerJoin('user', 'user.id', 'calendarFeed.userId').select('email')
    expect(await feeds.execute()).toEqual([{ email: 'ejer@example.dk' }])
    expect(await fetchCalendarFeed(db, 'hemmelig-æ', new Date())).toEqual({ id: 1, name: 'Smagen' })
    expect(await fetchCalendarFeed(db, 'hemmelig-æ', new Date(Date.now() + 31 * 86_400_000))).toBeUndefined()
    expect(await fetchCalendarFeed(db, 'glemt', new Date())).toBeUndefined()
  } finally {
    await close()
  }
})
