import type { Allergen } from '../../domain/foods/allergens.ts'
import { randomAddress, sentFrom } from '../fixtures/clientAddress.ts'
import { deliveryDate } from '../fixtures/orderBody.ts'
import { storefront, v2 } from './addresses.ts'
import { createCater, type OwnCater } from './ownCater.ts'
import { createUser, type OwnUser } from './ownUser.ts'
import { logIn } from './signIn.ts'

/** An order of an {@link OwnKitchen}. */
export interface OwnOrder {
  id: string
  reference: number
  /** Of delivery, 'YYYY-MM-DD'. */
  date: string
}

/** The optional parts of an order. */
interface OrderOptions {
  clock?: string
  /** Instead of the days from today, 'YYYY-MM-DD'. */
  date?: string
  email?: string
  comment?: string
  phone?: string
  delivery?: { address: string; zipCode: string; city: string }
  needs?: { guests: number; allergen?: Allergen; text?: string }[]
}

/** A separate caterer with a menu and two users, so that nobody else's orders are in its queue. */
export interface OwnKitchen {
  cater: OwnCater
  host: string
  ida: OwnUser
  signe: OwnUser
  address: (path: string) => string
  /** Places an order that awaits its answer; `days` from today on it is fetched, or delivered to an address. */
  order: (customer: string, days?: number, more?: OrderOptions) => Promise<OwnOrder>
  /** Acts on an order through the service as Signe. */
  answer: (order: OwnOrder, verb: 'accept' | 'refuse' | 'paid', body?: object) => Promise<void>
}

/** Opens a kitchen; the label of its storefront begins with `name`. */
export async function openKitchen(name: string): Promise<OwnKitchen> {
  const label = `${name}-${crypto.randomUUID().slice(0, 8)}`
  const cater = await createCater(`Køkken ${label}`, { delivery: true })
  await cater.openStorefront(label)
  const menu = await cater.addMenu('Frokost')
  // one after the other: the mails of both are read
  const ida = await createUser('Ida', cater.number)
  const signe = await createUser('Signe', cater.number)
  const token = await logIn(signe.email, signe.password)
  const order: OwnKitchen['order'] = async (
    customer,
    days = 10,
    { clock = '12:00', date = deliveryDate(days), email = 'koe@example.dk', comment, phone = '20304050', ...more } = {},
  ) => {
    const answer = await fetch(`${v2()}/api/v2/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...sentFrom(randomAddress()) },
      body: JSON.stringify({
        user: { firstName: customer, lastName: 'Kunde', email, phone },
        delivery: more.delivery ?? null,
        time: { date, clock },
        comment: comment ?? null,
        ...(more.needs && { needs: more.needs }),
        menus: [{ id: menu.id, amount: 10, price: 100, items: [] }],
        services: [],
        caterId: cater.number,
        price: 1000,
      }),
    })
    if (!answer.ok) throw new Error(`No order: ${answer.status} ${await answer.text()}`)
    const placed = ((await answer.json()) as { order: { id: string; orderRef: number } }).order
    return { id: placed.id, reference: placed.orderRef, date }
  }
  return {
    cater,
    host: label,
    ida,
    signe,
    address: (path) => storefront(label, path),
    order,
    answer: async ({ id }, verb, body) => {
      const answer = await fetch(`${v2()}/api/v2/cater/orders/${id}/${verb}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })
      if (!answer.ok) throw new Error(`${verb}: ${answer.status} ${await answer.text()}`)
    },
  }
}
