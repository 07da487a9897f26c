import { z } from 'zod'
import { MAX_QUERY_LENGTH } from '../../domain/orders/orderListFilter.ts'
import { isStorable } from '../database/storable.ts'
import { PageQuery } from '../http/listCursor.ts'
import { UuidList } from '../routes/params.ts'

// PostgreSQL has no year 0
const StorableDate = z.iso.date().refine((date) => date >= '0001-01-01')

/** The place of an order in a list, whichever way that is sorted. */
export const OrderKey = z.object({ reference: z.int32(), date: StorableDate, time: z.string().regex(/^\d\d:\d\d$/) })
export type OrderKey = z.infer<typeof OrderKey>

/** The query parameters of every list of orders. */
export const OrderListQuery = PageQuery.extend({
  sort: z
    .enum(['newest', 'oldest', 'earliest', 'latest'])
    .default('newest')
    .describe('Which comes first: the newest or oldest reference, or the earliest or latest delivery'),
  unseen: z.literal('true').optional().describe('Only what nobody of the caterer has opened'),
  status: z.enum(['awaiting', 'accepted', 'paid', 'refused', 'cancelled']).optional(),
  from: StorableDate.optional(),
  to: StorableDate.optional(),
  q: z.string().normalize().max(MAX_QUERY_LENGTH).refine(isStorable).optional(),
  ids: UuidList.optional(),
})

/** A filter of the orders that the viewer may see. `from` and `to` are delivery dates, inclusive. */
export interface OrderFilter extends Omit<z.infer<typeof OrderListQuery>, 'limit' | 'cursor'> {
  caterId?: number
}
