import { sql, type Selectable } from 'kysely'
import type { SharedBasket } from '../../contract/sharedBaskets.ts'
import type { Db } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'
import { isStorable } from '../database/storable.ts'

const BATCH_SIZE = 100

/** Stores a basket under its key. */
export async function insertSharedBasket(
  tx: Db,
  { key, caterId, createdAt, ...content }: Omit<SharedBasket, 'createdAt'> & { createdAt: Date },
): Promise<void> {
  await tx
    .insertInto('sharedBasket')
    .values({ key, caterId, content: JSON.stringify(content), createdAt, openedAt: createdAt })
    .execute()
}

/**
 * The basket of a key, which is stored longer from now on; undefined if there is none, and while its caterer takes no
 * orders.
 */
export async function openSharedBasket(db: Db, key: string, at: Date): Promise<SharedBasket | undefined> {
  if (!isStorable(key)) return undefined
  const opened = await db
    .updateTable('sharedBasket')
    .set({ openedAt: sql`greatest("openedAt", ${at}::timestamptz)` })
    .where('key', '=', key)
    .where((row) =>
      row.exists(
        row
          .selectFrom('cater')
          .select('cater.id')
          .whereRef('cater.id', '=', 'sharedBasket.caterId')
          .where('cater.active', '=', true)
          .where('cater.deletedAt', 'is', null),
      ),
    )
    .returningAll()
    .executeTakeFirst()
  return opened && toWire(opened)
}

/** Deletes a batch of the baskets that nobody has opened since; returns how many. */
export async function deleteSharedBasketsBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sharedBasket')
    .where('key', 'in', (row) =>
      row
        .selectFrom('sharedBasket')
        .select('key')
        .where('openedAt', '<', before)
        .limit(BATCH_SIZE)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

const toWire = ({ key, caterId, content, createdAt }: Selectable<Database['sharedBasket']>): SharedBasket => ({
  ...content,
  key,
  caterId,
  createdAt: createdAt.toISOString(),
})
