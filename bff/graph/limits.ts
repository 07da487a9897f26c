import { CodedError } from '../v2/errors.ts'

/** What one operation may ask for. `docs/graph.md` tells other teams. */
export const LIMITS = {
  /** How deep its fields may nest. */
  depth: 15,
  /** What it may cost, in points: about one for each field that is answered. */
  complexity: 5_000,
  /** Words and signs of its text. */
  tokens: 4_000,
  /** Fields that are answered under another name. */
  aliases: 30,
  directives: 50,
  /** Places where a fragment is spread. */
  fragments: 100,
  /** Fields asked for again where they are asked for already: each is compared with all the others. */
  repeats: 50,
  variables: 100,
  /** Things in one part of a list, and ids in one list of ids. */
  pageSize: 100,
  /** Operations in one request: an array of them is not taken. */
  batch: 1,
  /** How long it may take. */
  executionMs: 10_000,
}

const WORDS: Readonly<Record<keyof typeof LIMITS, (actual: number | string) => string>> = {
  depth: (actual) => `fields nest ${actual} deep`,
  complexity: (actual) => `costs ${actual} points`,
  tokens: (actual) => `has ${actual} tokens`,
  aliases: (actual) => `has ${actual} aliases`,
  directives: (actual) => `has ${actual} directives`,
  fragments: (actual) => `spreads ${actual} fragments`,
  repeats: (actual) => `asks ${actual} times for fields that it asks for already`,
  variables: (actual) => `has ${actual} variables`,
  pageSize: (actual) => `asks for ${actual} things in one list`,
  batch: (actual) => `is one of ${actual} in a request`,
  executionMs: (actual) => `takes ${actual} ms`,
}

/** An operation asks for too much: the error tells of what, and how much there may be. */
export class QueryTooComplex extends CodedError {
  /** `isLeast` where counting ended at `actual`, and it may be more. */
  constructor(limit: keyof typeof LIMITS, actual: number, isLeast = false) {
    const allowed = LIMITS[limit]
    const what = WORDS[limit](isLeast ? `at least ${actual}` : actual)
    super(`The query ${what}; at most ${allowed} ${allowed === 1 ? 'is' : 'are'} allowed.`, 'QUERY_TOO_COMPLEX', {
      limit,
      allowed,
      actual,
      // Clients that take application/graphql-response+json are told by the status, too
      http: { spec: true, status: 400 },
    })
  }
}
