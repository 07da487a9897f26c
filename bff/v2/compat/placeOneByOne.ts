/** A new place of a category; `before` is its place so far. */
export interface NewPlace {
  id: string
  order: number
  before: number
}

/**
 * Gives categories their places one call after another, for a service without a call for all of them. Where one fails,
 * those before it get their old places again, and the error is thrown.
 */
export async function placeOneByOne(
  places: readonly NewPlace[],
  place: (id: string, order: number) => Promise<unknown>,
): Promise<void> {
  const placed: NewPlace[] = []
  try {
    for (const next of places) {
      await place(next.id, next.order)
      placed.push(next)
    }
  } catch (error) {
    // The first error matters, even where a category does not get its old place again
    for (const { id, before } of placed) await place(id, before).catch(() => undefined)
    throw error
  }
}
