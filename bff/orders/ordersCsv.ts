import type { Order } from '../../contract/orders.ts'
import { formatDate, formatTimestamp } from '../../domain/formats.ts'
import { ANSWER_WORDS, PAYMENT_WORDS } from '../../domain/orderStates.ts'
import type { V2 } from '../v2Client.ts'
import { BYTE_ORDER_MARK, csvLine } from './csv.ts'
import { allPages } from './orderPages.ts'
import type { OrderFilter } from './ordersApi.ts'
import { statusOf } from '../v2/wireOrder.ts'

const HEADS = [
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

/** The orders that the viewer may see and that a filter lets through, as the lines of a file: read page by page. */
export async function* ordersCsv(v2: V2, filter: OrderFilter, caterName: (id: number) => string) {
  let head = BYTE_ORDER_MARK + csvLine(HEADS)
  for await (const orders of allPages((limit, cursor) => v2.orders.ownPage(filter, limit, cursor))) {
    yield head + orders.map((order) => csvLine(cellsOf(order, caterName(order.caterId)))).join('')
    head = ''
  }
}

function cellsOf(order: Order, cater: string): (string | number)[] {
  const status = statusOf(order)
  return [
    order.orderRef,
    cater,
    order.orderer,
    order.User.email,
    order.User.phoneNumber ?? '',
    order.content.menus.reduce((covers, { amount }) => covers + amount, 0),
    order.price.toFixed(2).replace('.', ','),
    formatTimestamp(order.createdAt),
    formatDate(order.delieveryDate),
    order.time,
    order.address ?? '',
    order.zipCode ?? '',
    order.city ?? '',
    ANSWER_WORDS[status],
    status === 'PAID' ? PAYMENT_WORDS[order.payment_method_other ? 'BANK_TRANSFER' : 'CARD'] : '',
    order.comment ?? '',
  ]
}
