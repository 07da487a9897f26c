/** A value, or the promise of one: awaiting what is there already would cost more than most fields. */
export type MaybePromise<Value> = Value | Promise<Value>

export function isPromise<Value>(value: MaybePromise<Value>): value is Promise<Value> {
  return typeof value === 'object' && value !== null && typeof (value as { then?: unknown }).then === 'function'
}

/** Replaces the promises among an object's values by their results, and resolves with the object. */
export function promiseForObject(object: Record<string, unknown>): Promise<Record<string, unknown>> {
  const pending: Promise<unknown>[] = []
  for (const [key, value] of Object.entries(object)) {
    if (isPromise(value)) pending.push(value.then((resolved) => (object[key] = resolved)))
  }
  return Promise.all(pending).then(() => object)
}

/** Throws the error once its siblings have settled, so that none of them rejects unhandled. */
export function settleThenThrow(siblings: readonly unknown[], error: unknown): Promise<never> {
  if (!siblings.some(isPromise)) throw error
  return Promise.all(siblings).finally(() => {
    throw error
  }) as Promise<never>
}
