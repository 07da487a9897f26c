import { z } from '../../zod.ts'

const OrderAttempt = z.object({ content: z.string(), key: z.string() })

/** What was last sent, as JSON, and the idempotency key that it was sent with. */
export type OrderAttempt = z.infer<typeof OrderAttempt>

/** The key of session storage under which the last attempt is kept, so that a retry after a reload is the same order. */
export function orderAttemptKey(caterNumber: number): string {
  return `order-attempt:${caterNumber}`
}

/** The attempt that a storage held; null where there was none or it is damaged. */
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
