import { frokostplatteBody } from '../fixtures/orderBody.ts'
import { randomAddress, sentFrom } from '../fixtures/clientAddress.ts'
import { v2 } from './addresses.ts'

/** Places an order at Smagen that awaits its answer; returns it with its delivery date, 'YYYY-MM-DD'. */
export async function placeOrder(
  email: string,
  comment?: string,
): Promise<{ id: string; orderRef: number; date: string }> {
  const body = await frokostplatteBody(v2(), email, comment)
  const answer = await fetch(`${v2()}/api/v2/orders`, {
    method: 'POST',
    // One address may place only 30 orders an hour
    headers: { 'content-type': 'application/json', ...sentFrom(randomAddress()) },
    body: JSON.stringify(body),
  })
  const { order } = (await answer.json()) as { order: { id: string; orderRef: number } }
  return { ...order, date: body.time.date }
}
