import { LruMap } from '../lru.ts'
import { MAX_AGE_MS } from '../v2/publicCache.ts'

/** An answer that others may have, too. */
export interface KeptAnswer {
  /** The text of the answer as far as its data goes: `{"data":{...}`. */
  data: Buffer
  /** What it cost, in points: it costs others the same. */
  complexity: number
  /** The operation's name. */
  name: string
  /** Whether everybody would be answered the same. */
  holds: () => boolean
}

/** Answers to visitors' queries that hang on public reads only: told again without executing anything. */
export interface KeptAnswers {
  /**
   * Notes that this key is asked for, and answers whether its answer is worth keeping: where it was asked for so lately
   * that the answer of then could have been told again.
   */
  noteAsked: (key: string) => boolean
  keep: (key: string, answer: KeptAnswer) => void
  find: (key: string) => KeptAnswer | null
}

/** Keys that were asked for lately. */
const MOST_ASKED = 10_000
const MOST_BYTES = 64 * 1024 * 1024
/** What an entry takes beside its text. */
const ENTRY_BYTES = 1_000

/** See {@link KeptAnswers}. An answer ends with the first of the reads that it was made of. */
export function createKeptAnswers(): KeptAnswers {
  const askedAt = new LruMap<string, number>(MOST_ASKED)
  const answers = new LruMap<string, KeptAnswer & { endsAt: number; bytes: number }>(MOST_BYTES, ({ bytes }) => bytes)
  return {
    noteAsked(key) {
      const [before, now] = [askedAt.get(key) ?? 0, Date.now()]
      askedAt.set(key, now)
      return now - before < MAX_AGE_MS
    },
    keep(key, answer) {
      const bytes = answer.data.length + 2 * key.length + ENTRY_BYTES
      // What was read may have been confirmed meanwhile; what was made of the time of day is not
      answers.set(key, { ...answer, bytes, endsAt: Date.now() + MAX_AGE_MS })
    },
    find(key) {
      const known = answers.get(key)
      if (known && Date.now() < known.endsAt && known.holds()) return known
      answers.delete(key)
      return null
    },
  }
}
