import { type ExpressionBuilder, sql } from 'kysely'
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

/** Returns whether a page is a caterer's storefront. */
export const hasStorefront = (eb: ExpressionBuilder<Database, 'cater'>) => eb.exists(slugOf(eb))
