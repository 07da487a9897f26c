import type { PricedDemo } from './pricedDemo.ts'

/** A request as anybody may send it. */
export interface AnonymousRequest {
  path: string
  /** The storefront; null is the bare domain. */
  storefront?: string | null
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** Makes the request of a turn: another one each time, so that no answer is ready. */
export type AnonymousRow = (demo: PricedDemo, turn: number) => AnonymousRequest

/** An operation of the graph. */
export const postTo = (body: object): AnonymousRequest => ({
  path: '/graphql',
  method: 'POST',
  headers: { 'content-type': 'application/json', 'x-csrf': '1' },
  body: JSON.stringify(body),
})
