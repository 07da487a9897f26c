import { type SqlBool, sql } from 'kysely'
import type { FoundItem } from '../../contract/search.ts'
import type { Db } from '../database/connect.ts'
import { containsPattern } from '../database/containsPattern.ts'
import { visibleOrders } from '../orders/orderStore.ts'
import type { Viewer } from '../accounts/viewer.ts'

const MAX_ITEMS_OF_KIND = 5

/** The LIKE pattern of a word; two letters, for which trigrams are too coarse, are searched at the beginning of one. */
const pattern = (word: string): string => containsPattern(word.length < 3 ? ` ${word}` : word)

/** The newest orders that the viewer may see and that hold all of these words, at most so many. */
export const findOrders = (db: Db, viewer: Viewer, words: readonly string[], limit: number) =>
  visibleOrders(db, viewer)
    .select(['id', 'orderRef', 'caterId', 'orderer', 'email', 'phoneNumber', 'status', 'deliveryDate', 'deliveryTime'])
    .where((order) => order.and(words.map((word) => order('order.lookupText', 'like', pattern(word)))))
    .orderBy('orderRef', 'desc')
    .limit(limit)
    .execute()

/** The menus, dishes, services and categories whose names hold all of these words; of its own caterer for a cater. */
export async function findItems(db: Db, viewer: Viewer, words: readonly string[]): Promise<FoundItem[]> {
  const caterId = viewer.role === 'cater' ? viewer.caterId : null
  const isNamed = sql<SqlBool>`lower(name) like all (${words.map(containsPattern)}::text[])`
  const isVisible = sql<SqlBool>`(${caterId}::integer is null or "caterId" = ${caterId}::integer)`
  const found = (kind: FoundItem['kind'], isListed: string) => sql<FoundItem>`
    (select ${kind}::text as kind, id, "caterId", name from ${sql.table(kind)}
      where ${isVisible} and ${isNamed} and ${sql.raw(isListed)} order by name, id limit ${MAX_ITEMS_OF_KIND})`
  const kinds = [
    found('menu', '"parentId" is null'),
    found('dish', 'true'),
    found('service', 'true'),
    found('category', 'true'),
  ]
  return (await sql<FoundItem>`${sql.join(kinds, sql` union all `)}`.execute(db)).rows
}
