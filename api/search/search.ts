import type { FoundCustomer, SearchResults } from '../../contract/search.ts'
import { lookupWords } from './lookupWords.ts'
import type { Db } from '../database/connect.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { findItems, findOrders } from './searchStore.ts'
import { foldText } from '../../domain/texts/typedText.ts'

const MAX_ORDERS = 8
const MAX_CUSTOMERS = 5
/** As many orders are looked through for customers. */
const MAX_SCANNED = 60

/** The results that the viewer may see. None for less than two characters. */
export async function search(db: Db, viewer: Viewer, query: string): Promise<SearchResults> {
  const words = lookupWords(query)
  if (words.length === 0) return { orders: [], customers: [], items: [] }
  const [orders, items] = await Promise.all([findOrders(db, viewer, words, MAX_SCANNED), findItems(db, viewer, words)])
  return {
    orders: orders.slice(0, MAX_ORDERS).map((order) => ({
      id: order.id,
      orderRef: order.orderRef,
      caterId: order.caterId,
      orderer: order.orderer,
      status: order.status,
      delieveryDate: order.deliveryDate,
      time: order.deliveryTime,
    })),
    customers: customersOf(orders, words),
    items,
  }
}

/** The customers of the orders, each once, where the words match the customer and not only the address. */
function customersOf(orders: readonly FoundCustomer[], words: readonly string[]): FoundCustomer[] {
  const byEmail = new Map<string, FoundCustomer>()
  for (const { caterId, email, orderer, phoneNumber } of orders) {
    const who = foldText(`${orderer} ${email} ${phoneNumber.replace(/\D/g, '')}`)
    if (email === '' || byEmail.has(email) || !words.every((word) => who.includes(word))) continue
    byEmail.set(email, { caterId, email, orderer, phoneNumber })
  }
  return [...byEmail.values()].slice(0, MAX_CUSTOMERS)
}
