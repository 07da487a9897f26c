import { type Kysely, sql } from 'kysely'

/**
 * VIS-15: what people have typed is stored in its composed form (NFC), so that 'å' is found in whichever way it was typed.
 * Mails, the audit log and the answers of repeated calls stay as they were sent. A release from before writes on: what it
 * writes in another form is read as before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(TYPED_COLUMNS)) await composeColumns(db, table, columns)
  for (const documents of TYPED_DOCUMENTS) await composeDocuments(db, documents)
}

const TYPED_COLUMNS = {
  cater: ['name', 'legalName', 'address', 'city', 'description', 'contactPerson', 'noticeText', 'tags::text[]'],
  pricePeriod: ['name'],
  filter: ['name'],
  page: ['title'],
  category: ['name', 'description'],
  image: ['name', 'text'],
  menu: ['name', 'description'],
  service: ['name', 'description'],
  dish: ['name'],
  deliveryZone: ['name'],
  user: ['firstName', 'lastName'],
  order: ['orderer', 'address', 'city', 'comment', 'refusedReason', 'cancelReason', 'deliveryZone'],
  orderMessage: ['message'],
  orderNote: ['text'],
  orderProposal: ['message'],
  offer: ['title', 'message', 'customerName'],
}

/** The jsonb columns of a table, with its primary key. */
interface Documents {
  table: string
  key: string[]
  columns: string[]
}

const TYPED_DOCUMENTS: Documents[] = [
  { table: 'page', key: ['id::integer'], columns: ['blocks'] },
  { table: 'availabilitySettings', key: ['caterId::integer'], columns: ['settings'] },
  { table: 'order', key: ['id::uuid'], columns: ['content', 'needs', 'activePeriodPrice'] },
  { table: 'orderProposal', key: ['id::uuid'], columns: ['terms', 'before'] },
  { table: 'offer', key: ['id::uuid'], columns: ['terms'] },
  { table: 'sharedBasket', key: ['key::text'], columns: ['content'] },
  { table: 'productionPrint', key: ['caterId::integer', 'date::date'], columns: ['content'] },
]

/** The rows that are read at once. */
const BATCH = 100

/** A column as 'name' or 'name::type'. */
function parseColumn(column: string) {
  const [name = '', type = 'text'] = column.split('::')
  return { name: sql.id(name), type: sql.raw(type) }
}

async function composeColumns(db: Kysely<unknown>, table: string, columns: readonly string[]): Promise<void> {
  const typed = columns.map(parseColumn)
  const changes = typed.map(({ name, type }) => sql`${name} = normalize(${name}::text, NFC)::${type}`)
  const differs = typed.map(({ name }) => sql`${name}::text is not nfc normalized`)
  await sql`update ${sql.table(table)} set ${sql.join(changes)} where ${sql.join(differs, sql` or `)}`.execute(db)
}

/**
 * Composes the decoded strings: in the text of a document a line break before a combining mark is `\n` and that mark, of which
 * the database would make an escape that does not exist.
 */
async function composeDocuments(db: Kysely<unknown>, { table, key, columns }: Documents): Promise<void> {
  const keys = key.map(parseColumn)
  const documents = columns.map((name) => sql.id(name))
  const keyTexts = sql.join(keys.map(({ name }) => sql`${name}::text`))
  const differs = documents.map((name) => sql`${name}::text is not nfc normalized`)
  const found = await sql<{ key: string[] }>`
    select array[${keyTexts}] as key from ${sql.table(table)} where ${sql.join(differs, sql` or `)}`.execute(db)
  for (let start = 0; start < found.rows.length; start += BATCH) {
    const batch = found.rows.slice(start, start + BATCH)
    const lists = keys.map(({ type }, part) => sql`${batch.map((row) => row.key[part])}::text[]::${type}[]`)
    const { rows } = await sql<{ key: string[]; documents: unknown[] }>`
      select array[${keyTexts}] as key, jsonb_build_array(${sql.join(documents)}) as documents from ${sql.table(table)}
      where (${sql.join(keys.map(({ name }) => name))}) in (select * from unnest(${sql.join(lists)}))`.execute(db)
    for (const row of rows) {
      const changes = row.documents.flatMap((before, index) => {
        const after = JSON.stringify(composed(before))
        return after === JSON.stringify(before) ? [] : [sql`${documents[index]} = ${after}::jsonb`]
      })
      if (changes.length === 0) continue
      const isRow = keys.map(({ name, type }, part) => sql`${name} = ${row.key[part]}::text::${type}`)
      await sql`update ${sql.table(table)} set ${sql.join(changes)} where ${sql.join(isRow, sql` and `)}`.execute(db)
    }
  }
}

function composed(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC')
  if (Array.isArray(value)) return value.map(composed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, composed(part)]))
}
