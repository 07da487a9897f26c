import { frokostplatteBody } from '../fixtures/orderBody.ts'
import { v2 } from './addresses.ts'

/** A new order of Smagen's that awaits its answer. */
export async function placeOrder(email: string, comment?: string): Promise<{ id: string; orderRef: number }> {
  const answer = await fetch(`${v2()}/api/v2/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(await frokostplatteBody(v2(), email, comment)),
  })
  const { order } = (await answer.json()) as { order: { id: string; orderRef: number } }
  return order
}
