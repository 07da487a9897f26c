import type { builder } from '../graph/builder.ts'
import { OrderStatus } from './Order.ts'
import type { OrderFilter } from './ordersApi.ts'

const WIRE_STATUS = { AWAITING_APPROVAL: 'awaiting', ACCEPTED: 'accepted', PAID: 'paid', REFUSED: 'refused' } as const

type FieldBuilder = Parameters<Parameters<typeof builder.queryField>[1]>[0]

/** What a list of orders can be narrowed by. */
export const orderFilterArgs = ({ arg }: Pick<FieldBuilder, 'arg'>) => ({
  status: arg({ type: OrderStatus, description: 'Only those that stand here; null is all.' }),
  from: arg({ type: 'Date', description: 'Delivered on this date or later; null is no limit.' }),
  to: arg({ type: 'Date', description: 'Delivered on this date or earlier; null is no limit.' }),
  query: arg.string({ description: 'Part of reference, orderer or email; null is all.' }),
})

interface OrderFilterArgs extends Omit<OrderFilter, 'status'> {
  status?: keyof typeof WIRE_STATUS | null
}

/** The same in the words of the wire. */
export const toOrderFilter = ({ status, from, to, query }: OrderFilterArgs): OrderFilter => ({
  status: status ? WIRE_STATUS[status] : null,
  from,
  to,
  query,
})
