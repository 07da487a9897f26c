import { v2 } from './addresses.ts'

/** Accepts an order of Smagen's through the v2 service. */
export async function acceptOrder(id: string): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email: 'smagen@demo.dk', password: 'demo-1234' })
  const login = await fetch(`${v2()}/api/users/login`, { method: 'POST', headers, body })
  const { token } = (await login.json()) as { token: string }
  const authorization = `Bearer ${token}`
  const answer = await fetch(`${v2()}/api/v2/cater/orders/${id}/accept`, { method: 'PUT', headers: { authorization } })
  if (!answer.ok) throw new Error(`The order could not be accepted: ${answer.status}`)
}
