import type { Selectable } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { CaterTable } from '../database/schema.ts'

/** The state of a caterer; undefined if it never existed. */
export const findCaterState = (
  db: Db,
  id: number,
): Promise<Pick<Selectable<CaterTable>, 'active' | 'deletedAt'> | undefined> =>
  db.selectFrom('cater').select(['active', 'deletedAt']).where('id', '=', id).executeTakeFirst()

/** The part of a caterer itself that decides whether an order is possible. */
export type RuledCater = Pick<Selectable<CaterTable>, 'id' | 'orderBefore' | 'minEnvelopes' | 'delivery'>

/** The caterer that can be ordered from; undefined if there is no such caterer, or it is closed. */
export const findRuledCater = (db: Db, caterId: number): Promise<RuledCater | undefined> =>
  db
    .selectFrom('cater')
    .select(['id', 'orderBefore', 'minEnvelopes', 'delivery'])
    .where('id', '=', caterId)
    .where('active', '=', true)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
