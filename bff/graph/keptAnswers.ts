import { LruMap } from '../lru.ts'
import type { Config } from '../config.ts'
import type { Metrics } from '../metrics.ts'
import { LIFETIME_MS } from '../v2/cache.ts'
import { purseOf } from './budgets.ts'
import type { Spend } from './budgets.ts'
import type { Caller } from './caller.ts'
import { budgetHeaders, costTold } from './costAnswer.ts'
import type { Measure } from './measures.ts'

/** An answer that others may have, too. */
interface KeptAnswer {
  /** The text of the answer as far as its data goes: `{"data":{...}`. */
  data: Buffer
  contentType: string
  /** What it cost, in points: it costs others the same. */
  complexity: number
  /** The operation's name. */
  operation: string
  /** Whether everybody would be answered the same. */
  holds: () => boolean
}

/** An answer for one asker. */
export interface ToldAnswer {
  headers: Record<string, string | number>
  /** The two parts of its body: that of all, and that of this asker. */
  parts: [Buffer, Buffer]
}

/** Answers to persisted queries that hang on public reads only: told again without parsing or executing anything. */
export interface KeptAnswers {
  keep: (key: string, answer: KeptAnswer) => void
  /** The answer to what has this key; null where none is kept, or whoever asks has spent its budget. */
  find: (key: string, caller: Caller, traceparent: string | null) => Promise<ToldAnswer | null>
}

export interface KeptAnswersParts {
  config: Config
  metrics: Metrics
  spend: Spend
  measure: Measure
}

const MOST_BYTES = 64 * 1024 * 1024
/** What an entry takes beside its text. */
const ENTRY_BYTES = 1_000

/** See {@link KeptAnswers}. An answer ends with the first of the reads that it was made of. */
export function createKeptAnswers({ config, metrics, spend, measure }: KeptAnswersParts): KeptAnswers {
  const answers = new LruMap<string, KeptAnswer & { endsAt: number; bytes: number }>(MOST_BYTES, ({ bytes }) => bytes)

  const tell = async ({ data, contentType, complexity }: KeptAnswer, caller: Caller): Promise<ToldAnswer | null> => {
    const purse = purseOf(config, null, caller.address, true)
    const { isEnough, budget } = await spend(purse, complexity)
    if (!isEnough) return null
    const rest = Buffer.from(`,"extensions":${JSON.stringify({ cost: costTold(complexity, budget) })}}`)
    const headers = {
      'content-type': contentType,
      'content-length': data.length + rest.length,
      'cache-control': 'no-store',
      'x-request-id': caller.requestId,
      ...budgetHeaders(purse, budget),
    }
    return { headers, parts: [data, rest] }
  }

  return {
    keep(key, answer) {
      const bytes = answer.data.length + 2 * key.length + ENTRY_BYTES
      // What was read may have been confirmed meanwhile; what was made of the time of day is not
      answers.set(key, { ...answer, bytes, endsAt: Date.now() + LIFETIME_MS })
    },
    async find(key, caller, traceparent) {
      const known = answers.get(key)
      if (!known) return null
      if (Date.now() >= known.endsAt || !known.holds()) {
        answers.delete(key)
        return null
      }
      const { operation } = known
      const { requestId } = caller
      const told = await measure({ operation, type: 'query', requestId, traceparent }, () => tell(known, caller))
      if (told === null) return null
      metrics.count('bff_graph_operations_total', { operation: 'query' })
      metrics.count('bff_kept_answers_total', { operation })
      return told
    },
  }
}
