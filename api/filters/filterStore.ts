import { type Insertable, type Selectable, sql } from 'kysely'
import { compareDanish } from '../../domain/compareDanish.ts'
import type { Db } from '../database/connect.ts'
import type { FilterTable } from '../database/schema.ts'
import { ProblemError } from '../http/problems.ts'
import type { AdminViewer } from '../http/viewer.ts'

type FilterRow = Selectable<FilterTable>

/** Food types, occasions and locations that caterers are found by; by name. */
export async function listFilters(db: Db): Promise<FilterRow[]> {
  const filters = await db.selectFrom('filter').selectAll().orderBy('id').execute()
  return filters.sort((a, b) => compareDanish(a.name, b.name))
}

/** A new filter. 422 where its type has one of that name. */
export async function addFilter(
  tx: Db,
  _viewer: AdminViewer,
  values: Omit<Insertable<FilterTable>, 'id'>,
): Promise<FilterRow> {
  await lockNames(tx)
  await refuseTaken(tx, values)
  return tx.insertInto('filter').values(values).returningAll().executeTakeFirstOrThrow()
}

/** All filters, which nobody else changes until the end of the transaction. */
export async function lockFilters(tx: Db, _viewer: AdminViewer): Promise<FilterRow[]> {
  await lockNames(tx)
  return listFilters(tx)
}

/** Changes a filter that {@link lockFilters} gave. 422 where its type has another of that name. */
export async function updateFilter(
  tx: Db,
  before: FilterRow,
  values: Partial<Omit<FilterRow, 'id'>>,
): Promise<FilterRow> {
  await refuseTaken(tx, { ...before, ...values })
  const update = tx.updateTable('filter').set({ ...before, ...values })
  return update.where('id', '=', before.id).returningAll().executeTakeFirstOrThrow()
}

// Nobody else adds or renames one until the end of the transaction, so that a name that is free stays so
async function lockNames(tx: Db): Promise<void> {
  await sql`lock table filter in share row exclusive mode`.execute(tx)
}

// Compared here: what is upper and lower case to the database depends on how it was set up
async function refuseTaken(tx: Db, { id, name, type }: Insertable<FilterTable>): Promise<void> {
  const sameType = await tx.selectFrom('filter').select(['id', 'name']).where('type', '=', type).execute()
  const withoutCase = (text: string) => text.normalize().toLowerCase()
  if (!sameType.some((one) => one.id !== id && withoutCase(one.name) === withoutCase(name))) return
  throw new ProblemError(422, 'invalid', {
    detail: 'There is a filter of this type and name.',
    issues: [{ path: 'name', validatorKey: 'not_unique' }],
  })
}
