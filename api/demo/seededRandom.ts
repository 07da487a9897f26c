/** A seeded pseudo-random generator, so that the demo data is the same each time. */
export interface SeededRandom {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number
  /** A whole number from `least` to `most`, both included. */
  whole(min: number, max: number): number
  /** True in that share of cases, 0 to 1. */
  chance(share: number): boolean
  /** One of a list that is not empty. */
  pick<T>(list: readonly T[]): T
  /** That many of a list without repetition, in the list's order; all of it if it has fewer. */
  sample<T>(list: readonly T[], count: number): T[]
  /** A UUID of version 4. */
  uuid(): string
}

/** Creates a generator (mulberry32). */
export function seededRandom(seed: number): SeededRandom {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    whole,
    chance: (share) => next() < share,
    pick: (list) => list[whole(0, list.length - 1)]!,
    sample: (list, count) => {
      const drawn = list.map((_, index) => ({ index, draw: next() })).sort((a, b) => a.draw - b.draw)
      const chosen = new Set(drawn.slice(0, count).map(({ index }) => index))
      return list.filter((_, index) => chosen.has(index))
    },
    uuid: () => {
      const hex = Array.from({ length: 32 }, () => whole(0, 15).toString(16))
      hex[12] = '4'
      hex[16] = whole(8, 11).toString(16)
      const text = hex.join('')
      return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join('-')
    },
  }
}
