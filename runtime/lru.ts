/**
 * A least-recently-used map, approximately: two generations of half the maximal size each (a count, or the sum of sizeOf);
 * the older one is dropped when the newer is full. Entries of more than half the size are not stored. Moving an entry to
 * the end at each hit, as an exact one does, took longer than finding it.
 */
export class LruMap<Key, Value> {
  readonly #maxSize: number
  readonly #sizeOf: (value: Value, key: Key) => number
  #recent = new Map<Key, Value>()
  #before = new Map<Key, Value>()
  #recentSize = 0
  #beforeSize = 0

  constructor(maxSize: number, sizeOf: (value: Value, key: Key) => number = () => 1) {
    this.#maxSize = maxSize
    this.#sizeOf = sizeOf
  }

  /** The sum of what is stored: a count, or of sizeOf. */
  get size(): number {
    return this.#recentSize + this.#beforeSize
  }

  get(key: Key): Value | undefined {
    const recent = this.#recent.get(key)
    if (recent !== undefined) return recent
    const before = this.#before.get(key)
    if (before !== undefined) this.set(key, before)
    return before
  }

  *keys(): Iterable<Key> {
    yield* this.#recent.keys()
    yield* this.#before.keys()
  }

  delete(key: Key): void {
    const recent = this.#recent.get(key)
    if (recent !== undefined) this.#recentSize -= this.#sizeOf(recent, key)
    const before = this.#before.get(key)
    if (before !== undefined) this.#beforeSize -= this.#sizeOf(before, key)
    this.#recent.delete(key)
    this.#before.delete(key)
  }

  set(key: Key, value: Value): void {
    this.delete(key)
    const size = this.#sizeOf(value, key)
    if (size > this.#maxSize / 2) return
    if (this.#recentSize + size > this.#maxSize / 2) {
      this.#before = this.#recent
      this.#beforeSize = this.#recentSize
      this.#recent = new Map()
      this.#recentSize = 0
    }
    this.#recent.set(key, value)
    this.#recentSize += size
  }
}
