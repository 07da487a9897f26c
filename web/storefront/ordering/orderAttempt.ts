import { z } from '../../validation/zod.ts'

const OrderAttempt = z.object({ content: z.string(), key: z.string() })

/** The last order sent, as JSON, and its idempotency key. */
export type OrderAttempt = z.infer<typeof OrderAttempt>

/** The session storage key of the last attempt, so that a retry after a reload is the same order. */
export function orderAttemptKey(caterNumber: number): string {
  return `order-attempt:${caterNumber}`
}

/** Parses a stored attempt. Returns null for none or a damaged one. */
export function readOrderAttempt(stored: string | null): OrderAttempt | null {
  if (stored === null) return null
  try {
    return OrderAttempt.safeParse(JSON.parse(stored)).data ?? null
  } catch {
    return null
  }
}

/** The attempt to make: the last one where the content is still the same, else one with a new key. */
export function orderAttempt(last: OrderAttempt | null, content: string, newKey: () => string): OrderAttempt {
  return last?.content === content ? last : { content, key: newKey() }
}
