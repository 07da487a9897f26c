import type { Order } from '../../contract/orders.ts'
import { formatDate, formatTimestamp } from '../../domain/formats.ts'
import { orderStatus } from '../../domain/orderStates.ts'
import type { OrderStatus } from '../../domain/orderStates.ts'
import type { V2 } from '../graph/v2.ts'
import { CSV_BEGIN, csvLine } from './csv.ts'
import type { OrderFilter } from './ordersApi.ts'

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
const ANSWERS: Record<OrderStatus, string> = {
  AWAITING_APPROVAL: 'Afventer',
  ACCEPTED: 'Godkendt',
  PAID: 'Godkendt',
  REFUSED: 'Afvist',
}
const PAGE = 100

/** The orders that the viewer may see and that a filter lets through, as the lines of a file: read page by page. */
export async function* ordersCsv(v2: V2, filter: OrderFilter, caterName: (id: number) => string) {
  let page = await v2.orders.ownPage(filter, PAGE, null)
  yield CSV_BEGIN + csvLine(HEADS)
  for (;;) {
    yield page.orders.map((order) => csvLine(cellsOf(order, caterName(order.caterId)))).join('')
    if (page.next === null) return
    page = await v2.orders.ownPage(filter, PAGE, page.next)
  }
}

function cellsOf(order: Order, cater: string): (string | number)[] {
  const { caterAccept, refused, paid, payment_method_other: paymentMethodOther } = order
  const status = orderStatus({ caterAccept, refused, paid, paymentMethodOther })
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
    ANSWERS[status],
    status === 'PAID' ? (paymentMethodOther ? 'Bankoverførsel' : 'Kort') : '',
    order.comment ?? '',
  ]
}
