import { type Kysely, sql } from 'kysely'
import type { Db } from '../database/connect.ts'

/** A column by its name and its type as PostgreSQL writes it. */
export interface BackupColumn {
  name: string
  type: string
}

/** A table with the columns that are stored; generated ones are made anew. */
export interface BackupTable {
  name: string
  columns: BackupColumn[]
}

const ROWS_AT_ONCE = 500

/** What others make anew: the migrator its tables, and the search's index is made from the catalogue. */
const MADE_ANEW = [
  'kysely_migration',
  'kysely_migration_lock',
  'searchCater',
  'searchMenu',
  'searchZone',
  'searchStale',
] as const

/** All tables of the product that hold what is nowhere else, by name. The queue makes its own. */
export async function listTables(db: Db): Promise<BackupTable[]> {
  const { rows } = await sql<{ table: string; name: string; type: string }>`
    select class.relname as "table", attribute.attname as name,
      format_type(attribute.atttypid, attribute.atttypmod) as type
    from pg_class class
    join pg_attribute attribute on attribute.attrelid = class.oid
    where class.relnamespace = current_schema()::regnamespace and class.relkind in ('r', 'p')
      and not class.relispartition
      and class.relname <> all(${[...MADE_ANEW]}::text[])
      and attribute.attnum > 0 and not attribute.attisdropped and attribute.attgenerated = ''
    order by class.relname, attribute.attnum`.execute(db)
  const tables = new Map<string, BackupColumn[]>()
  for (const { table, name, type } of rows) tables.set(table, [...(tables.get(table) ?? []), { name, type }])
  return [...tables].map(([name, columns]) => ({ name, columns }))
}

/** Makes every value one text for the whole transaction, whatever the server is set to. */
export async function useExactTexts(tx: Db): Promise<void> {
  await sql`select set_config('DateStyle', 'ISO', true), set_config('TimeZone', 'UTC', true),
    set_config('IntervalStyle', 'postgres', true), set_config('bytea_output', 'hex', true),
    set_config('extra_float_digits', '1', true)`.execute(tx)
}

/**
 * Reads a table in batches, in the caller's transaction. Each row is one line: a JSON array of its values' texts, as
 * PostgreSQL itself writes and reads them, null where a value is null.
 */
export async function* readRows(tx: Db, table: BackupTable): AsyncGenerator<string[]> {
  const values = table.columns.map(({ name }) => sql`${sql.id(name)}::text`)
  await sql`declare "backupRows" no scroll cursor for
    select json_build_array(${sql.join(values)})::text as line from ${sql.table(table.name)}`.execute(tx)
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from "backupRows"`.execute(tx)
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await sql`close "backupRows"`.execute(tx)
}

/** Inserts lines of {@link readRows} as they are, ids included. */
export async function insertRows(tx: Db, table: BackupTable, lines: readonly string[]): Promise<void> {
  const values = table.columns.map(({ type }, at) => sql`(line ->> ${sql.lit(at)}::int)::${sql.raw(type)}`)
  for (let start = 0; start < lines.length; start += ROWS_AT_ONCE) {
    const batch = `[${lines.slice(start, start + ROWS_AT_ONCE).join(',')}]`
    await sql`insert into ${sql.table(table.name)} (${sql.join(table.columns.map(({ name }) => sql.id(name)))})
      overriding system value select ${sql.join(values)} from json_array_elements(${batch}::json) line`.execute(tx)
  }
}

/** The sequences that have given a number, with the last one. */
export async function listSequences(db: Db): Promise<{ name: string; last: string }[]> {
  const { rows } = await sql<{ name: string; last: string }>`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = current_schema() and last_value is not null order by 1`.execute(db)
  return rows
}

/** The names of all sequences. */
export async function listSequenceNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select sequencename as name from pg_sequences where schemaname = current_schema()`.execute(db)
  return rows.map(({ name }) => name)
}

/** Lets a sequence go on behind a number. */
export async function continueSequence(tx: Db, { name, last }: { name: string; last: string }): Promise<void> {
  await sql`select setval(${`"${name}"`}::regclass, ${last}::bigint)`.execute(tx)
}

/**
 * Runs `load` in a transaction in which no trigger fires and no foreign key is checked, after emptying the tables of
 * what the migrations have put there; afterwards all are as before, and every foreign key has been checked.
 */
export async function loadTables(db: Db, tables: readonly BackupTable[], load: (tx: Db) => Promise<void>) {
  await db.transaction().execute(async (tx) => {
    const keys = await listForeignKeys(tx)
    for (const { table, name } of keys)
      await sql`alter table ${sql.table(table)} drop constraint ${sql.id(name)}`.execute(tx)
    for (const { name } of tables) {
      await sql`alter table ${sql.table(name)} disable trigger user`.execute(tx)
      await sql`delete from ${sql.table(name)}`.execute(tx)
    }
    await load(tx)
    for (const { name } of tables) await sql`alter table ${sql.table(name)} enable trigger user`.execute(tx)
    for (const { table, name, definition } of keys)
      await sql`alter table ${sql.table(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(tx)
  })
}

async function listForeignKeys(db: Kysely<any>): Promise<{ table: string; name: string; definition: string }[]> {
  const { rows } = await sql<{ table: string; name: string; definition: string }>`
    select class.relname as "table", conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class class on class.oid = conrelid
    where contype = 'f' and class.relnamespace = current_schema()::regnamespace order by 1, 2`.execute(db)
  return rows
}

/** The names of the tables that have rows, in a database that may not have any tables yet. */
export async function listFilledTables(db: Db): Promise<string[]> {
  const filled: string[] = []
  for (const { name } of await listTables(db)) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db)
    if (rows.length > 0) filled.push(name)
  }
  return filled
}
