import { builder } from '../graph/builder.ts'
import { OrderStatus } from './Order.ts'
import { type OrderFilter, WIRE_SORT } from '../v2/orderLists.ts'
import { WIRE_STATUS } from '../v2/wireOrder.ts'

const OrderSort = builder.enumType('OrderSort', {
  description: 'Which order of a list comes first, by its reference or its delivery.',
  values: {
    NEWEST_FIRST: { value: WIRE_SORT.NEWEST_FIRST, description: 'The one that was placed last.' },
    OLDEST_FIRST: {
      value: WIRE_SORT.OLDEST_FIRST,
      description: 'The one that was placed first: what has waited longest.',
    },
    EARLIEST_DELIVERY_FIRST: {
      value: WIRE_SORT.EARLIEST_DELIVERY_FIRST,
      description: 'The one that is delivered first.',
    },
    LATEST_DELIVERY_FIRST: {
      value: WIRE_SORT.LATEST_DELIVERY_FIRST,
      description: 'The one that is delivered last.',
    },
  },
} as const)

type FieldBuilder = Parameters<Parameters<typeof builder.queryField>[1]>[0]

/** The arguments that filter and sort an order list. */
export const orderFilterArgs = ({ arg }: Pick<FieldBuilder, 'arg'>) => ({
  status: arg({ type: OrderStatus, description: 'Only those that stand here; null is all.' }),
  from: arg({ type: 'Date', description: 'Delivered on this date or later; null is no limit.' }),
  to: arg({ type: 'Date', description: 'Delivered on this date or earlier; null is no limit.' }),
  query: arg.string({ description: 'Part of reference, orderer or email; null is all.' }),
  unseen: arg.boolean({ description: 'Only those that nobody of the caterer has opened; false and null are all.' }),
  sort: arg({ type: OrderSort, defaultValue: 'newest', description: 'Which comes first.' }),
})

interface OrderFilterArgs extends Omit<OrderFilter, 'status'> {
  status?: keyof typeof WIRE_STATUS | null
}

/** The arguments in the words of the wire. */
export const toOrderFilter = ({ status, from, to, query, unseen, sort }: OrderFilterArgs): OrderFilter => ({
  status: status ? WIRE_STATUS[status] : null,
  from,
  to,
  query,
  unseen,
  sort,
})
