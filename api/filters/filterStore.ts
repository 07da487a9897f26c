import { type Insertable, type Selectable, sql } from 'kysely'
import { compareDanish } from '../../domain/texts/compareDanish.ts'
import type { Db } from '../database/connect.ts'
import type { EveryColumn, EveryNewColumn } from '../database/everyColumn.ts'
import type { FilterTable } from '../database/schema.ts'
import { ProblemError } from '../http/problems.ts'
import type { AdminViewer } from '../accounts/viewer.ts'
import { foldText } from '../../domain/texts/typedText.ts'

type FilterRow = Selectable<FilterTable>

/** All filters of caterers (food types, occasions and locations), by name. */
export async function listFilters(db: Db): Promise<FilterRow[]> {
  const filters = await db.selectFrom('filter').selectAll().orderBy('id').execute()
  return filters.sort((a, b) => compareDanish(a.name, b.name))
}

/** Adds a filter. Throws 422 if its type has one of that name. */
export async function addFilter(
  tx: Db,
  _viewer: AdminViewer,
  values: EveryNewColumn<FilterTable, 'id'>,
): Promise<FilterRow> {
  await lockNames(tx)
  await rejectDuplicateName(tx, values)
  return tx.insertInto('filter').values(values).returningAll().executeTakeFirstOrThrow()
}

/** Locks all filters until the transaction ends. */
export async function lockFilters(tx: Db, _viewer: AdminViewer): Promise<FilterRow[]> {
  await lockNames(tx)
  return listFilters(tx)
}

/** Updates a locked filter. Throws 422 if its type has another one of that name. */
export async function updateFilter(
  tx: Db,
  before: FilterRow,
  { name = before.name, type = before.type }: EveryColumn<FilterTable, 'id'>,
): Promise<FilterRow> {
  await rejectDuplicateName(tx, { id: before.id, name, type })
  const update = tx.updateTable('filter').set({ name, type })
  return update.where('id', '=', before.id).returningAll().executeTakeFirstOrThrow()
}

// Blocks adding and renaming filters, so that the check for a duplicate name stays valid
async function lockNames(tx: Db): Promise<void> {
  await sql`lock table filter in share row exclusive mode`.execute(tx)
}

// Compared here, since the database's case mapping depends on its locale
async function rejectDuplicateName(tx: Db, { id, name, type }: Insertable<FilterTable>): Promise<void> {
  const sameType = await tx.selectFrom('filter').select(['id', 'name']).where('type', '=', type).execute()
  if (!sameType.some((filter) => filter.id !== id && foldText(filter.name) === foldText(name))) return
  throw new ProblemError(422, 'invalid', {
    detail: 'There is a filter of this type and name.',
    issues: [{ path: 'name', validatorKey: 'not_unique' }],
  })
}
