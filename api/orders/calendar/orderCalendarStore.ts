import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isUuid } from '../../database/uuid.ts'
import type { OrderReader } from '../../accounts/viewer.ts'
import { type OrderRow, visibleOrders } from '../orderStore.ts'
import type { Delivery } from '../../routes/deliveryEvent.ts'

/** A delivery in the calendar of the customer, with its caterer, where it is picked up without an address of its own. */
export interface CustomerDelivery extends Delivery, Pick<OrderRow, 'status'> {
  caterName: string
  caterAddress: string | null
  caterZipCode: string | null
  caterCity: string | null
}

/** The delivery of an order that the viewer may see; undefined if there is none such. */
export async function findDelivery(db: Db, viewer: OrderReader, id: string): Promise<CustomerDelivery | undefined> {
  if (!isUuid(id)) return undefined
  return visibleOrders(db, viewer)
    .innerJoin('cater', 'cater.id', 'order.caterId')
    .select(['order.id', 'order.orderRef', 'order.status', 'order.deliveryDate', 'order.deliveryTime'])
    .select(['order.address', 'order.zipCode', 'order.city', 'cater.name as caterName'])
    .select(['cater.address as caterAddress', 'cater.zipCode as caterZipCode', 'cater.city as caterCity'])
    .select(
      sql<Date>`coalesce((select max(at) from "orderEvent" where "orderId" = "order".id), "order"."createdAt")`.as(
        'changedAt',
      ),
    )
    .where('order.id', '=', id)
    .executeTakeFirst()
}
