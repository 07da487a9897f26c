import { frokostplatteBody } from '../fixtures/orderBody.ts'
import { v2 } from './addresses.ts'

/** A new order of Smagen's that awaits its answer, with its date of delivery, 'YYYY-MM-DD'. */
export async function placeOrder(
  email: string,
  comment?: string,
): Promise<{ id: string; orderRef: number; date: string }> {
  const body = await frokostplatteBody(v2(), email, comment)
  const answer = await fetch(`${v2()}/api/v2/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { order } = (await answer.json()) as { order: { id: string; orderRef: number } }
  return { ...order, date: body.time.date }
}
