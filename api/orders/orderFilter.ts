import { z } from 'zod'
import { MAX_QUERY_LENGTH } from '../../domain/orders/orderListFilter.ts'
import { isStorable } from '../database/storable.ts'
import { UuidList } from '../routes/params.ts'

// PostgreSQL has no year 0
const StorableDate = z.iso.date().refine((date) => date >= '0001-01-01')

/** The end of a page: its last reference, after its delivery where the list is sorted by that. */
export interface ListCursor {
  reference: number
  delivery: { date: string; time: string } | null
}

function readCursor(text: string): ListCursor {
  const [last = '', delivery] = text.split('.').toReversed()
  const [date = '', time = ''] = delivery?.split('T') ?? []
  return { reference: Number(last), delivery: delivery === undefined ? null : { date, time } }
}

/** The query parameters of every list of orders. Without `limit` there is no paging. */
export const OrderListQuery = z.object({
  limit: z.coerce.number<string>().int().min(1).max(500).optional(),
  cursor: z
    .string()
    .regex(/^(\d{4}-\d\d-\d\dT\d\d:\d\d\.)?\d{1,9}$/)
    .transform(readCursor)
    .optional(),
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
export interface OrderFilter extends z.infer<typeof OrderListQuery> {
  caterId?: number
}
