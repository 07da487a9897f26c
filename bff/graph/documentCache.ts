import type { DocumentNode } from 'graphql'
import { LruMap } from '../../runtime/lru.ts'
import type { PersistedDocuments } from './persistedDocuments.ts'

/** A parsed document takes a hundred times the memory of its text. */
const MAX_TEXT_LENGTH = 5_000
const MAX_DOCUMENTS = 300

/** Parsed documents by their text, for Yoga: all that are persisted, and recent ones of others that are not long. */
export function createDocumentCache({ has: isPersisted }: PersistedDocuments) {
  const persisted = new Map<string, DocumentNode>()
  const others = new LruMap<string, DocumentNode>(MAX_DOCUMENTS)
  return {
    documentCache: {
      get: (text: string) => persisted.get(text) ?? others.get(text),
      set: (text: string, document: DocumentNode) => {
        if (isPersisted(text)) persisted.set(text, document)
        else if (text.length <= MAX_TEXT_LENGTH) others.set(text, document)
      },
    },
    errorCache: { get: () => undefined, set: () => {} },
  }
}
