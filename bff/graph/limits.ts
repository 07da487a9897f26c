import { CodedError } from '../v2/errors.ts'

/** The limits of one operation. `docs/graph.md` documents them for other teams. */
export const LIMITS = {
  /** Nesting of fields. */
  depth: 15,
  /** Cost in points: about one for each field of the response. */
  complexity: 5_000,
  tokens: 4_000,
  aliases: 30,
  directives: 50,
  /** Fragment spreads and inline fragments. */
  fragments: 100,
  /** Fields that are selected again at the same place: validation compares each with all others. */
  repeats: 50,
  variables: 100,
  /** Items in one page of a list, and ids in one list of ids. */
  pageSize: 100,
  /** Operations in one request: arrays of them are not accepted. */
  batch: 1,
  /** Duration in milliseconds. */
  executionMs: 10_000,
}

const DESCRIPTIONS: Readonly<Record<keyof typeof LIMITS, (actual: number | string) => string>> = {
  depth: (actual) => `fields nest ${actual} deep`,
  complexity: (actual) => `costs ${actual} points`,
  tokens: (actual) => `has ${actual} tokens`,
  aliases: (actual) => `has ${actual} aliases`,
  directives: (actual) => `has ${actual} directives`,
  fragments: (actual) => `spreads ${actual} fragments`,
  repeats: (actual) => `repeats ${actual} fields that it requests already`,
  variables: (actual) => `has ${actual} variables`,
  pageSize: (actual) => `requests ${actual} things in one list`,
  batch: (actual) => `stands in a list of ${actual}`,
  executionMs: (actual) => `takes ${actual} ms`,
}

/** An operation exceeds a limit: the extensions name it. */
export class QueryTooComplex extends CodedError {
  /** `isLeast` where counting stopped at `actual`. */
  constructor(limit: keyof typeof LIMITS, actual: number, isLeast = false) {
    const allowed = LIMITS[limit]
    const what = DESCRIPTIONS[limit](isLeast ? `at least ${actual}` : actual)
    const rule = limit === 'batch' ? 'a request is one operation, without a list' : `at most ${allowed} are allowed`
    super(`The query ${what}; ${rule}.`, 'QUERY_TOO_COMPLEX', {
      limit,
      allowed,
      actual,
      // For clients that accept application/graphql-response+json
      http: { spec: true, status: 400 },
    })
  }
}
