import { CATER } from './queries.ts'

/** An answer of the v2 service, in the pieces between the places where its caterer's number stands. */
export interface Recorded {
  pieces: string[]
  headers: Record<string, string>
}

/** Answers by address, with * for the caterer's number or label. */
export type Recording = Record<string, Recorded>

const ORDERS = 50
const PUBLIC = {
  '/api/v2/page-by-url/%2Fk*?embed=cater,services': '/api/v2/page-by-url/%2Fsmagen?embed=cater,services',
  '/api/v2/caters-public/*': `/api/v2/caters-public/${CATER}`,
  '/api/v2/caters/*/categories': `/api/v2/caters/${CATER}/categories`,
  '/api/v2/caters/*/products/menus': `/api/v2/caters/${CATER}/products/menus`,
  '/api/v2/caters/*/services': `/api/v2/caters/${CATER}/services`,
  '/.well-known/jwks.json': '/.well-known/jwks.json',
}

/** Records what the running v2 service answers everybody about the demo's caterer. */
export async function recordPublic(v2: string): Promise<Recording> {
  const recording: Recording = {}
  for (const [address, query] of Object.entries(PUBLIC)) {
    recording[address] = { pieces: piecesOf(await read(v2 + query)), headers: {} }
  }
  return recording
}

/** Records what is public, and a page of 50 orders for the token's user. */
export async function record(v2: string, token: string): Promise<Recording> {
  const recording = await recordPublic(v2)
  const some = JSON.parse(await read(`${v2}/api/v2/cater/orders?limit=${ORDERS}`, token)) as { orderRef: number }[]
  const orders = Array.from({ length: ORDERS }, (_, index) => ({
    ...some[index % some.length],
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  }))
  recording[`/api/v2/cater/orders?limit=${ORDERS}`] = {
    pieces: [JSON.stringify(orders)],
    headers: { 'x-total-count': '500', link: `</api/v2/cater/orders?limit=${ORDERS}&cursor=7>; rel="next"` },
  }
  return recording
}

/** The ids of the first menus of the recorded caterer. */
export function menuIds(recording: Recording, count: number): string[] {
  const menus = JSON.parse(bodyOf(recording['/api/v2/caters/*/products/menus'], CATER)) as { id: string }[]
  return Array.from({ length: count }, (_, index) => menus[index % menus.length]?.id ?? '')
}

/** A recorded answer as it is for a caterer. */
export function bodyOf(recorded: Recorded | undefined, cater: number): string {
  if (!recorded) throw new Error('Not recorded')
  return recorded.pieces.join(String(cater))
}

async function read(address: string, token?: string): Promise<string> {
  const response = await fetch(address, token ? { headers: { authorization: `Bearer ${token}` } } : {})
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.text()
}

const piecesOf = (text: string) => text.split(new RegExp(`(?<="(?:caterId|id)":)${CATER}(?=[,}])`))
