/**
 * A map that forgets what was not used for long: it holds at most `most`, by count or by what sizeOf says, and at least
 * half of that of what was used last; what is larger than half is not kept. To put each at the end when it is found
 * took longer than to find it.
 */
export class LruMap<Key, Value> {
  readonly #most: number
  readonly #sizeOf: (value: Value) => number
  #recent = new Map<Key, Value>()
  #before = new Map<Key, Value>()
  #recentSize = 0

  constructor(most: number, sizeOf: (value: Value) => number = () => 1) {
    this.#most = most
    this.#sizeOf = sizeOf
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
    if (recent !== undefined) this.#recentSize -= this.#sizeOf(recent)
    this.#recent.delete(key)
    this.#before.delete(key)
  }

  set(key: Key, value: Value): void {
    this.delete(key)
    const size = this.#sizeOf(value)
    if (size > this.#most / 2) return
    if (this.#recentSize + size > this.#most / 2) {
      this.#before = this.#recent
      this.#recent = new Map()
      this.#recentSize = 0
    }
    this.#recent.set(key, value)
    this.#recentSize += size
  }
}
