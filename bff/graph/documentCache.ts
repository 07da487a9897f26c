import type { DocumentNode } from 'graphql'
import { LruMap } from '../lru.ts'

/** A parsed document takes a hundred times the memory of its text. */
const LONGEST_KEPT = 5_000
const MOST_KEPT = 300

/** Documents that were asked before, parsed; long ones, and errors, are not worth their memory. */
export function createDocumentCache() {
  const documents = new LruMap<string, DocumentNode>(MOST_KEPT)
  return {
    documentCache: {
      get: (text: string) => documents.get(text),
      set: (text: string, document: DocumentNode) => {
        if (text.length <= LONGEST_KEPT) documents.set(text, document)
      },
    },
    errorCache: { get: () => undefined, set: () => {} },
  }
}
