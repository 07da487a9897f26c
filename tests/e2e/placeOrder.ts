import { frokostplatteBody } from '../fixtures/orderBody.ts'
import { v2 } from './addresses.ts'

/** An order that was just placed. */
export interface PlacedOrder {
  id: string
  reference: string
  /** Its date of delivery, 'YYYY-MM-DD'. */
  date: string
}

/** Places an order of 10 covers at Smagen, as a visitor's form does. */
export async function placeOrder(email: string): Promise<PlacedOrder> {
  const body = await frokostplatteBody(v2(), email)
  const answer = await fetch(`${v2()}/api/v2/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { order } = (await answer.json()) as { order: { id: string; orderRef: number } }
  return { id: order.id, reference: String(order.orderRef), date: body.time.date }
}

/** Accepts an order of Smagen's, as a program does. */
export async function acceptOrder({ id }: PlacedOrder): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email: 'smagen@demo.dk', password: 'demo-1234' })
  const login = await fetch(`${v2()}/api/users/login`, { method: 'POST', headers, body })
  const { token } = (await login.json()) as { token: string }
  const authorization = `Bearer ${token}`
  const answer = await fetch(`${v2()}/api/v2/cater/orders/${id}/accept`, { method: 'PUT', headers: { authorization } })
  if (!answer.ok) throw new Error(`The order could not be accepted: ${answer.status}`)
}
