import { frokostplatteBody } from '../fixtures/orderBody.ts'
import { v2 } from './addresses.ts'

// Each order comes from an IP address of its own, because one address may place only 30 an hour
const address = () => `198.51.100.${Math.ceil(Math.random() * 254)}`

/** Places an order at Smagen that awaits its answer; returns it with its delivery date, 'YYYY-MM-DD'. */
export async function placeOrder(
  email: string,
  comment?: string,
): Promise<{ id: string; orderRef: number; date: string }> {
  const body = await frokostplatteBody(v2(), email, comment)
  const answer = await fetch(`${v2()}/api/v2/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address() },
    body: JSON.stringify(body),
  })
  const { order } = (await answer.json()) as { order: { id: string; orderRef: number } }
  return { ...order, date: body.time.date }
}
