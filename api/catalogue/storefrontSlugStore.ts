import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'

/** The label of a caterer's storefront; null where no page is its storefront. */
export const slugOf = (eb: ExpressionBuilder<Database, 'cater'>) =>
  eb
    .selectFrom('page')
    .select(sql<string>`substr(url, 2)`.as('slug'))
    .whereRef('page.caterId', '=', 'cater.id')
    .where('url', '~', '^/[a-z0-9-]+$')
    .orderBy('url')
    .limit(1)

/** The numbers of the caterers that have a storefront. */
export async function listStorefrontCaterIds(db: Db): Promise<Set<number>> {
  const rows = await db
    .selectFrom('page')
    .select('caterId')
    .where('caterId', 'is not', null)
    .where('url', '~', '^/[a-z0-9-]+$')
    .execute()
  return new Set(rows.map(({ caterId }) => caterId ?? 0))
}
