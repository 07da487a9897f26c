import { Lexer, Source, TokenKind, parse } from 'graphql'
import type { DocumentNode } from 'graphql'
import { LIMITS, QueryTooComplex } from './limits.ts'
import { assertDocumentWithinLimits } from './documentLimits.ts'

/** Where counting ends: a query that is much too long is not worth more. */
const MOST_COUNTED = 5 * LIMITS.tokens

/** Parses an operation. Throws QueryTooComplex for what would take long to parse or to check, and syntax errors. */
export function parseWithinLimits(source: string | Source): DocumentNode {
  refuseManyTokens(typeof source === 'string' ? new Source(source) : source)
  const document = parse(source, { maxTokens: LIMITS.tokens })
  assertDocumentWithinLimits(document)
  return document
}

// Before parsing, which ends at the first wrong sign and would not tell how long it is
function refuseManyTokens(source: Source): void {
  // No token is shorter than a character
  if (source.body.length <= LIMITS.tokens) return
  const lexer = new Lexer(source)
  let tokens = 0
  while (tokens < MOST_COUNTED && lexer.advance().kind !== TokenKind.EOF) tokens += 1
  if (tokens > LIMITS.tokens) throw new QueryTooComplex('tokens', tokens, tokens === MOST_COUNTED)
}
