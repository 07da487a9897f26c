import { Kysely, Migrator, sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { createPGlite, usePGlite, type Connection } from '../connect.ts'
import { migrate } from '../migrate.ts'
import * as foundation from './001_foundation.ts'
import * as catalogueAndReports from './002_catalogue_and_reports.ts'
import * as orderSearch from './003_order_search.ts'
import * as unseenOrders from './004_unseen_orders.ts'
import * as keptAnswers from './005_kept_answers.ts'

let database: Connection
beforeEach(async () => {
  database = usePGlite(await createPGlite())
  const migrations = {
    '001_foundation': foundation,
    '002_catalogue_and_reports': catalogueAndReports,
    '003_order_search': orderSearch,
    '004_unseen_orders': unseenOrders,
    '005_kept_answers': keptAnswers,
  }
  const migrator = new Migrator({ db: database.db as Kysely<any>, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
  return () => database.close()
})

const KOK = '00000000-0000-4000-8000-000000000001'
const TWINS = ['00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000003']
const ADMIN = '00000000-0000-4000-8000-000000000004'
const KAREN = '00000000-0000-4000-8000-000000000005'
const ORDER = '00000000-0000-4000-8000-00000000000a'
const AT = '2026-11-21T11:00:00Z'
const LATER = '2026-11-21T11:30:00Z'

test('SEC-10 entries of the release before get the ids of who made them, and lose the names', async () => {
  const user = (id: string, role: string, caterId: number | null, first: string, last: string) =>
    sql`insert into "user" (id, email, role, "caterId", "firstName", "lastName")
      values (${id}, ${`${id}@example.dk`}, ${role}, ${caterId}, ${first}, ${last})`.execute(database.db)
  const event = (type: string, by: string | null, at = AT) =>
    sql`insert into "orderEvent" ("orderId", type, at, "by") values (${ORDER}, ${type}, ${at}, ${by})`.execute(
      database.db,
    )
  const change = (
    kind: string,
    userId: string | null,
    by: string | null,
    before: object | null,
    after: object | null,
  ) =>
    sql`insert into change (kind, "thingId", "userId", "by", before, after) values (${kind}, '1', ${userId}, ${by},
      ${before && JSON.stringify(before)}::jsonb, ${after && JSON.stringify(after)}::jsonb)`.execute(database.db)
  await sql`insert into cater (id, name, email) values (1, 'Smagen', 'smagen@example.dk')`.execute(database.db)
  await user(KOK, 'cater', 1, 'Kokke', 'Kok')
  for (const id of TWINS) await user(id, 'cater', 1, 'Tvil', 'Ling')
  await user(ADMIN, 'admin', null, 'Anna', 'Admin')
  await user(KAREN, 'customer', null, 'Karen', 'Kunde')
  await sql`insert into "order" (id, "orderRef", "caterId", "userId", orderer, email, "phoneNumber", "priceOere",
      "deliveryDate", "deliveryTime", content, "caterAccept", "handledAt", "handledBy")
    values (${ORDER}, 100001, 1, ${KAREN}, 'Karen Kunde', 'k@example.dk', '1', 1, '2026-12-24', '12:00', '{}', true,
      ${LATER}, ${TWINS[1]})`.execute(database.db)
  await sql`insert into "orderMessage" ("orderId", sender, "userId", message, "createdAt")
    values (${ORDER}, 'customer', ${KAREN}, 'Hej', ${AT})`.execute(database.db)
  await sql`insert into mail ("orderId", kind, "to", subject, html, text, state, "sentAt")
    values (${ORDER}, 'receipt', 'k@example.dk', '', '', '', 'sent', ${AT})`.execute(database.db)
  await event('placed', 'Karen Kunde')
  await event('seen', 'Kokke Kok')
  await event('message', 'Karen Kunde')
  await event('accepted', 'Tvil Ling')
  await event('undone', 'Væk Fyret')
  await event('accepted', 'Tvil Ling', LATER)
  await event('changed', 'Anna Admin')
  await event('mailed', null)
  await change('user', ADMIN, 'Anna Admin', null, {
    id: KOK,
    email: 'kok@example.dk',
    firstName: 'Kokke',
    phoneNumber: null,
  })
  await change('cater', KOK, 'Kokke Kok', { contactPerson: 'Per' }, { contactPerson: null })
  await change('dish', KOK, 'Kokke Kok', { name: 'Steg' }, { name: 'Fisk' })
  await change('user', null, null, { verified: false }, { verified: true })

  await migrate(database.db)
  const events = await database.db.selectFrom('orderEvent').selectAll().orderBy('id').execute()
  expect(events.map(({ type, userId, mailKind }) => [type, userId, mailKind])).toEqual([
    ['placed', null, null],
    ['seen', KOK, null],
    ['message', KAREN, null],
    // One of two namesakes: nobody knows which
    ['accepted', null, null],
    ['undone', null, null],
    ['accepted', TWINS[1], null],
    ['changed', ADMIN, null],
    ['mailed', null, 'receipt'],
  ])
  const changes = await database.db.selectFrom('change').selectAll().orderBy('id').execute()
  expect(changes).toMatchObject([
    {
      userId: ADMIN,
      before: null,
      after: { id: KOK, email: '[redacted]', firstName: '[redacted]', phoneNumber: null },
    },
    { userId: KOK, before: { contactPerson: '[redacted]' }, after: { contactPerson: null } },
    { userId: KOK, before: { name: 'Steg' }, after: { name: 'Fisk' } },
    { userId: null, before: { verified: false }, after: { verified: true } },
  ])
  expect(JSON.stringify([events, changes])).not.toMatch(/Kokke|Karen|Anna|Tvil|Væk|Per\b|@/)
  const erasing = sql`delete from change`.execute(database.db)
  await expect(erasing).rejects.toThrow('Recorded changes stay as they are')
})
