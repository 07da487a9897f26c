import { v2 } from './addresses.ts'
import { demoToken } from './signIn.ts'

/** Accepts an order of Smagen's through the v2 service. */
export async function acceptOrder(id: string): Promise<void> {
  const authorization = `Bearer ${await demoToken('smagen@demo.dk')}`
  const answer = await fetch(`${v2()}/api/v2/cater/orders/${id}/accept`, { method: 'PUT', headers: { authorization } })
  if (!answer.ok) throw new Error(`The order could not be accepted: ${answer.status}`)
}
