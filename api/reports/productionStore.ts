import type { Selectable } from 'kysely'
import type { Order } from '../../contract/orders.ts'
import type { ProductionDay } from '../../contract/reports.ts'
import type { Db } from '../database/connect.ts'
import type { ProductionPrintTable } from '../database/schema.ts'
import type { CaterViewer } from '../accounts/viewer.ts'
import type { DateRange } from '../routes/dateRange.ts'

/** The contents of the orders that the viewer's caterer has accepted for a period, by date. */
export const listAcceptedContents = (
  db: Db,
  viewer: CaterViewer,
  { from, to }: DateRange,
): Promise<{ date: string; content: Order['content'] }[]> =>
  db
    .selectFrom('order')
    .select(['deliveryDate as date', 'content'])
    .where('caterId', '=', viewer.caterId)
    .where('deliveryDate', '>=', from)
    .where('deliveryDate', '<=', to)
    .where('status', 'in', ['accepted', 'paid'])
    .orderBy('deliveryDate')
    .orderBy('orderRef')
    .execute()

/** The ids of the groups and items in the menus of the viewer's caterer, in the order of their menus. */
export async function listChildIds(db: Db, viewer: CaterViewer): Promise<string[]> {
  const children = db.selectFrom('menu').select('id').where('caterId', '=', viewer.caterId)
  const ordered = children.where('parentId', 'is not', null).orderBy('order').orderBy('id')
  return (await ordered.execute()).map(({ id }) => id)
}

/** The last print of each printed day of a period. */
export const listPrints = (
  db: Db,
  viewer: CaterViewer,
  { from, to }: DateRange,
): Promise<Selectable<ProductionPrintTable>[]> =>
  db
    .selectFrom('productionPrint')
    .selectAll()
    .where('caterId', '=', viewer.caterId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute()

/** Saves the print of a day, replacing the last one. */
export async function savePrint(tx: Db, viewer: CaterViewer, day: ProductionDay, printedAt: Date): Promise<void> {
  const print = { printedAt, content: JSON.stringify(day) }
  await tx
    .insertInto('productionPrint')
    .values({ caterId: viewer.caterId, date: day.date, ...print })
    .onConflict((conflict) => conflict.columns(['caterId', 'date']).doUpdateSet(print))
    .execute()
}
