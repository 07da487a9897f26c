/** What is there already, or comes. */
export type MaybePromise<Value> = Value | Promise<Value>

/** Whether something comes only. */
export function isPromise<Value>(value: MaybePromise<Value>): value is Promise<Value> {
  return typeof value === 'object' && value !== null && typeof (value as { then?: unknown }).then === 'function'
}

/** An object once all of its values have come. */
export function promiseForObject(object: Record<string, unknown>): Promise<Record<string, unknown>> {
  const coming: Promise<unknown>[] = []
  for (const [key, value] of Object.entries(object)) {
    if (isPromise(value)) coming.push(value.then((come) => (object[key] = come)))
  }
  return Promise.all(coming).then(() => object)
}

/** Throws an error once all that is under way beside it has ended: nothing of that fails unheard. */
export function afterwards(underWay: readonly unknown[], error: unknown): Promise<never> {
  if (!underWay.some(isPromise)) throw error
  return Promise.all(underWay).finally(() => {
    throw error
  }) as Promise<never>
}
