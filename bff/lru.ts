/** A map that forgets what was not used for longest once it holds more than `most`, by count or by what sizeOf says. */
export class LruMap<Key, Value> {
  readonly #entries = new Map<Key, Value>()
  readonly #most: number
  readonly #sizeOf: (value: Value) => number
  #size = 0

  constructor(most: number, sizeOf: (value: Value) => number = () => 1) {
    this.#most = most
    this.#sizeOf = sizeOf
  }

  get(key: Key): Value | undefined {
    const value = this.#entries.get(key)
    if (value === undefined) return undefined
    // The newest stands last
    this.#entries.delete(key)
    this.#entries.set(key, value)
    return value
  }

  keys(): Iterable<Key> {
    return this.#entries.keys()
  }

  delete(key: Key): void {
    const value = this.#entries.get(key)
    if (value !== undefined) this.#size -= this.#sizeOf(value)
    this.#entries.delete(key)
  }

  set(key: Key, value: Value): void {
    this.delete(key)
    this.#entries.set(key, value)
    this.#size += this.#sizeOf(value)
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#most) return
      this.delete(oldest)
    }
  }
}
