import { type Selectable, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { FilterTable, PageTable } from '../database/schema.ts'
import type { AdminViewer } from '../http/viewer.ts'

/** A filter that is gone, and what it was taken from. */
interface DeletedFilter {
  filter: Selectable<FilterTable>
  /** The caterers that were found by it, with all filters that they had. */
  caters: { id: number; filters: number[] }[]
  /** The pages whose blocks named it, as they were and as they are. */
  pages: { before: Selectable<PageTable>; after: Selectable<PageTable> }[]
}

/** Deletes a filter, and takes it from every caterer and every page's blocks; null where there is none. */
export async function deleteFilter(tx: Db, _viewer: AdminViewer, id: number): Promise<DeletedFilter | null> {
  const caters = await lockCaters(tx, id)
  const filter = await tx.deleteFrom('filter').where('id', '=', id).returningAll().executeTakeFirst()
  if (!filter) return null
  return { filter, caters, pages: await takeFromPages(tx, id) }
}

// The caterers first, as whoever changes one does: in another order the two could wait for each other for ever
async function lockCaters(tx: Db, filterId: number): Promise<DeletedFilter['caters']> {
  const having = tx.selectFrom('caterFilter').select('caterId').where('filterId', '=', filterId)
  await tx.selectFrom('cater').select('id').where('id', 'in', having).orderBy('id').forNoKeyUpdate().execute()
  const caters = tx
    .selectFrom('caterFilter')
    .select('caterId as id')
    .select(sql<number[]>`array_agg("filterId" order by "filterId")`.as('filters'))
    .where('caterId', 'in', having)
  return caters.groupBy('caterId').orderBy('caterId').execute()
}

async function takeFromPages(tx: Db, filterId: number): Promise<DeletedFilter['pages']> {
  const naming = tx
    .selectFrom('page')
    .selectAll()
    .where(sql<boolean>`blocks @> ${JSON.stringify([{ filterIds: [filterId] }])}::jsonb`)
  const changed: DeletedFilter['pages'] = []
  for (const before of await naming.orderBy('id').forUpdate().execute()) {
    const blocks = before.blocks.map((block) =>
      block.filterIds ? { ...block, filterIds: block.filterIds.filter((one) => one !== filterId) } : block,
    )
    const update = tx.updateTable('page').set({ blocks: JSON.stringify(blocks) })
    changed.push({ before, after: await update.where('id', '=', before.id).returningAll().executeTakeFirstOrThrow() })
  }
  return changed
}
