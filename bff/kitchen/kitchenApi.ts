import { z } from 'zod'
import { KitchenOrder } from '../../contract/kitchen.ts'
import type { Http } from '../v2/http.ts'
import { path, withQuery } from '../v2/path.ts'

const KitchenOrders = z.array(KitchenOrder)

/** The v2 calls of kitchen and driver. */
export const kitchenApi = (http: Http) => ({
  ofPeriod: (period: { from: string; to: string }) =>
    http.get(withQuery(path`/cater/kitchen-orders`, period), KitchenOrders),
  byIds: (ids: readonly string[]) =>
    http.get(withQuery(path`/cater/kitchen-orders`, { ids: ids.join(',') }), KitchenOrders),
  setDelivered: (id: string, delivered: boolean) =>
    http.change('PUT', path`/cater/orders/${id}/delivered`, KitchenOrder, { body: { delivered } }),
})
