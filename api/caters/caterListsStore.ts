import { sql } from 'kysely'
import type { CaterChange } from '../../contract/caters.ts'
import type { Issue } from '../../contract/problems.ts'
import type { Db } from '../database/connect.ts'
import { ProblemError } from '../http/problems.ts'

/** Replaces the filters of a locked caterer. Throws 422 for each that does not exist. */
export async function saveFilters(tx: Db, caterId: number, filterIds: readonly number[]): Promise<void> {
  // Locks the filters before writing, in the same order as deleting a filter does: no deadlock
  const found = await tx
    .selectFrom('filter')
    .select('id')
    .where('id', '=', sql<number>`any(${[...filterIds]}::integer[])`)
    .forKeyShare()
    .execute()
  const known = new Set(found.map(({ id }) => id))
  rejectUnknown(filterIds.flatMap((id, at) => (known.has(id) ? [] : `filters.${at}`)))
  await tx.deleteFrom('caterFilter').where('caterId', '=', caterId).execute()
  if (known.size === 0) return
  await tx
    .insertInto('caterFilter')
    .values([...known].map((filterId) => ({ caterId, filterId })))
    .execute()
}

/**
 * Replaces the price periods of a locked caterer; those with an id update their rows. Throws 422 for each id that is
 * not one of its periods, or occurs twice.
 */
export async function savePricePeriods(
  tx: Db,
  caterId: number,
  periods: NonNullable<CaterChange['pricePeriods']>,
): Promise<void> {
  const rows = await tx.selectFrom('pricePeriod').select('id').where('caterId', '=', caterId).execute()
  const unused = new Set(rows.map(({ id }) => id))
  const isOwn = (id: string | undefined) => id === undefined || unused.delete(id.toLowerCase())
  rejectUnknown(periods.flatMap(({ id }, at) => (isOwn(id) ? [] : `pricePeriods.${at}.id`)))
  if (unused.size > 0) {
    await tx
      .deleteFrom('pricePeriod')
      .where('id', 'in', [...unused])
      .execute()
  }
  if (periods.length === 0) return
  await tx
    .insertInto('pricePeriod')
    .values(periods.map(({ id = crypto.randomUUID(), ...period }) => ({ id, caterId, ...toColumns(period) })))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        type: ref('excluded.type'),
        percentage: ref('excluded.percentage'),
        weekdays: ref('excluded.weekdays'),
        from: ref('excluded.from'),
        to: ref('excluded.to'),
        name: ref('excluded.name'),
      })),
    )
    .execute()
}

/** The columns of a period; fields that do not apply to its type are cleared. */
const toColumns = ({
  type,
  percentage,
  weekdays,
  from,
  to,
  name,
}: NonNullable<CaterChange['pricePeriods']>[number]) => ({
  type,
  percentage,
  weekdays: type === 1 ? [...new Set(weekdays)].sort() : [],
  from: type === 3 ? from : null,
  to: type === 3 ? to : null,
  name: name || null,
})

function rejectUnknown(paths: string[]): void {
  if (paths.length === 0) return
  const issues = paths.map((path): Issue => ({ path, validatorKey: 'unknown' }))
  throw new ProblemError(422, 'invalid', { detail: `There is no such thing: ${paths.join(', ')}.`, issues })
}
