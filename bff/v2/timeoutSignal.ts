/**
 * Ends a call that takes too long, or that nobody waits for any more. It is as much of an AbortSignal as node-fetch
 * asks for: to make a whole one for each call takes a twentieth of a storefront's time.
 */
export class TimeoutSignal {
  readonly [Symbol.toStringTag] = 'AbortSignal'
  readonly #abandoned: AbortSignal | undefined
  readonly #timer: NodeJS.Timeout
  readonly #listeners = new Set<() => void>()
  #isOver = false
  #isStopped = false

  /** Over in so many milliseconds; `abandoned` tells that nobody waits any more. */
  constructor(ms: number, abandoned?: AbortSignal) {
    this.#abandoned = abandoned
    // An answer may lie there that was not read yet, where this process was busy: that is taken before
    this.#timer = setTimeout(() => setImmediate(() => this.#end()), ms)
  }

  get aborted(): boolean {
    return this.#isOver || this.#abandoned?.aborted === true
  }

  addEventListener(type: 'abort', listener: () => void): void {
    this.#listeners.add(listener)
    this.#abandoned?.addEventListener(type, listener)
  }

  removeEventListener(type: 'abort', listener: () => void): void {
    this.#listeners.delete(listener)
    this.#abandoned?.removeEventListener(type, listener)
  }

  /** From now on only who abandons the call ends what is left of it. */
  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  #end(): void {
    if (this.#isStopped) return
    this.#isOver = true
    for (const listener of this.#listeners) listener()
  }
}
