import { type Selectable, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { OrderTable } from '../database/schema.ts'
import type { Delivery } from '../routes/deliveryEvent.ts'

/** A delivery in a caterer's calendar, with what the driver needs to find and call the customer. */
export interface CaterDelivery extends Delivery, Pick<Selectable<OrderTable>, 'orderer' | 'phoneNumber' | 'content'> {}

/** The accepted deliveries of a caterer from a date on. */
export const listDeliveries = (db: Db, cater: { id: number }, from: string): Promise<CaterDelivery[]> =>
  db
    .selectFrom('order')
    .select(['id', 'orderRef', 'deliveryDate', 'deliveryTime', 'address', 'zipCode', 'city'])
    .select(['orderer', 'phoneNumber', 'content'])
    .select(
      sql<Date>`coalesce((select max(at) from "orderEvent" where "orderId" = "order".id), "createdAt")`.as('changedAt'),
    )
    .where('caterId', '=', cater.id)
    .where('deliveryDate', '>=', from)
    .where('status', 'in', ['accepted', 'paid'])
    .orderBy('deliveryDate')
    .orderBy('deliveryTime')
    .orderBy('orderRef')
    .execute()
