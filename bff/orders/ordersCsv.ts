import type { Order } from '../../contract/orders.ts'
import { formatDate, formatTimestamp } from '../../domain/time/formats.ts'
import { ANSWER_WORDS, PAYMENT_WORDS } from '../../domain/orders/orderStates.ts'
import type { V2 } from '../graph/context.ts'
import { BYTE_ORDER_MARK, csvLine, type CsvValue } from './csv.ts'
import { type OrderFilter, readPages } from '../v2/orderLists.ts'
import { paymentMethodOf, statusOf } from '../v2/wireOrder.ts'

const COLUMNS = [
  'Ordre',
  'Cater',
  'Navn',
  'Email',
  'Telefon',
  'Kuverter',
  'Pris',
  'Bestilt',
  'Leveringsdato',
  'Tidspunkt',
  'Adresse',
  'Postnummer',
  'By',
  'Godkendt',
  'Betalt',
  'Kommentar',
]

/** Yields the viewer's orders that match a filter as lines of a CSV file, page by page; the header comes first. */
export async function* ordersCsv(v2: V2, filter: OrderFilter, caterName: (id: number) => string) {
  let header = BYTE_ORDER_MARK + csvLine(COLUMNS)
  for await (const orders of readPages((limit, cursor) => v2.orders.ownPage(filter, limit, cursor))) {
    yield header + orders.map((order) => csvLine(cellsOf(order, caterName(order.caterId)))).join('')
    header = ''
  }
}

function cellsOf(order: Order, cater: string): CsvValue[] {
  const paymentMethod = paymentMethodOf(order)
  return [
    order.orderRef,
    cater,
    order.orderer,
    order.User.email,
    { phone: order.User.phoneNumber ?? '' },
    order.content.menus.reduce((covers, { amount }) => covers + amount, 0),
    order.price.toFixed(2).replace('.', ','),
    formatTimestamp(order.createdAt),
    formatDate(order.delieveryDate),
    order.time,
    order.address ?? '',
    { code: order.zipCode ?? '' },
    order.city ?? '',
    ANSWER_WORDS[statusOf(order)],
    paymentMethod ? PAYMENT_WORDS[paymentMethod] : '',
    order.comment ?? '',
  ]
}
