/** What is there already, or comes. */
export type MaybePromise<Value> = Value | Promise<Value>

/** Whether something comes only. */
export function isPromise<Value>(value: MaybePromise<Value>): value is Promise<Value> {
  return typeof value === 'object' && value !== null && typeof (value as { then?: unknown }).then === 'function'
}

/** An object once all of its values have come. */
export async function promiseForObject(object: Record<string, unknown>): Promise<Record<string, unknown>> {
  const values = await Promise.all(Object.values(object))
  for (const [index, key] of Object.keys(object).entries()) object[key] = values[index]
  return object
}

/** Throws an error once all that is under way beside it has ended: nothing of that fails unheard. */
export function afterwards(underWay: readonly unknown[], error: unknown): Promise<never> {
  if (!underWay.some(isPromise)) throw error
  return Promise.all(underWay).finally(() => {
    throw error
  }) as Promise<never>
}
