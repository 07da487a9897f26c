import { type Selectable, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { FilterTable, PageTable } from '../database/schema.ts'
import type { AdminViewer } from '../accounts/viewer.ts'

/** A deleted filter and the rows that it was removed from. */
interface DeletedFilter {
  filter: Selectable<FilterTable>
  /** The caterers that had it, with all filters that they had. */
  caters: { id: number; filters: number[] }[]
  /** The pages whose blocks referred to it. */
  pages: { before: Selectable<PageTable>; after: Selectable<PageTable> }[]
}

/** Deletes a filter and removes it from caterers and pages; null if there is none. */
export async function deleteFilter(tx: Db, _viewer: AdminViewer, id: number): Promise<DeletedFilter | null> {
  const caters = await lockCaters(tx, id)
  const filter = await tx.deleteFrom('filter').where('id', '=', id).returningAll().executeTakeFirst()
  if (!filter) return null
  return { filter, caters, pages: await removeFromPages(tx, id) }
}

// Locks the caterers before the filter, in the same order as changing a caterer does: no deadlock
async function lockCaters(tx: Db, filterId: number): Promise<DeletedFilter['caters']> {
  const caterIds = tx.selectFrom('caterFilter').select('caterId').where('filterId', '=', filterId)
  await tx.selectFrom('cater').select('id').where('id', 'in', caterIds).orderBy('id').forNoKeyUpdate().execute()
  const caters = tx
    .selectFrom('caterFilter')
    .select('caterId as id')
    .select(sql<number[]>`array_agg("filterId" order by "filterId")`.as('filters'))
    .where('caterId', 'in', caterIds)
  return caters.groupBy('caterId').orderBy('caterId').execute()
}

async function removeFromPages(tx: Db, filterId: number): Promise<DeletedFilter['pages']> {
  const referring = tx
    .selectFrom('page')
    .selectAll()
    .where(sql<boolean>`blocks @> ${JSON.stringify([{ filterIds: [filterId] }])}::jsonb`)
  const changed: DeletedFilter['pages'] = []
  for (const before of await referring.orderBy('id').forUpdate().execute()) {
    const blocks = before.blocks.map((block) =>
      block.filterIds ? { ...block, filterIds: block.filterIds.filter((id) => id !== filterId) } : block,
    )
    const update = tx.updateTable('page').set({ blocks: JSON.stringify(blocks) })
    changed.push({ before, after: await update.where('id', '=', before.id).returningAll().executeTakeFirstOrThrow() })
  }
  return changed
}
