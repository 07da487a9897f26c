import { Lexer, Source, TokenKind, parse } from 'graphql'
import type { DocumentNode } from 'graphql'
import { LIMITS, QueryTooComplex } from './limits.ts'
import { assertDocumentWithinLimits } from './documentLimits.ts'

/** Counting stops here: a query that is much too long is not worth more. */
const MAX_COUNTED_TOKENS = 5 * LIMITS.tokens

/** Parses a document. Throws syntax errors, and QueryTooComplex for one that would take long to parse or validate. */
export function parseWithinLimits(source: string | Source): DocumentNode {
  assertTokenCount(typeof source === 'string' ? new Source(source) : source)
  const document = parse(source, { maxTokens: LIMITS.tokens })
  assertDocumentWithinLimits(document)
  return document
}

// Before parsing, which stops at the first syntax error and does not count
function assertTokenCount(source: Source): void {
  // A token has at least one character
  if (source.body.length <= LIMITS.tokens) return
  const lexer = new Lexer(source)
  let tokens = 0
  while (tokens < MAX_COUNTED_TOKENS && lexer.advance().kind !== TokenKind.EOF) tokens += 1
  if (tokens > LIMITS.tokens) throw new QueryTooComplex('tokens', tokens, tokens === MAX_COUNTED_TOKENS)
}
