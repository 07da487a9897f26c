import type { Order } from '../../contract/orders.ts'
import { formatDate, formatTimestamp } from '../../domain/time/formats.ts'
import { ANSWER_WORDS, PAYMENT_WORDS } from '../../domain/orders/orderStates.ts'
import type { V2 } from '../graph/context.ts'
import type { Viewer } from '../session/viewer.ts'
import { BYTE_ORDER_MARK, csvLine, type CsvValue } from './csv.ts'
import { readPages } from '../v2/listPages.ts'
import type { OrderFilter } from '../v2/orderLists.ts'
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
export async function* ordersCsv(v2: V2, filter: OrderFilter, role: Viewer['role']) {
  const names = new Map<number, string>()
  let header = BYTE_ORDER_MARK + csvLine(COLUMNS)
  for await (const orders of readPages((limit, cursor) => v2.orders.ownPage(filter, limit, cursor))) {
    const unknown = new Set(orders.map(({ caterId }) => caterId).filter((id) => !names.has(id)))
    for (const [id, name] of await caterNames(v2, role, [...unknown])) names.set(id, name)
    yield header + orders.map((order) => csvLine(cellsOf(order, names.get(order.caterId) ?? ''))).join('')
    header = ''
  }
}

/** Only an admin's list has more than one caterer, and closed ones, too. */
async function caterNames(v2: V2, role: Viewer['role'], ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  if (role === 'admin') return v2.caters.names(ids)
  const caters = await v2.caters.getMany(ids.map(String))
  return new Map(caters.flatMap((cater) => (cater instanceof Error ? [] : [[cater.id, cater.name]])))
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
