import { readFileSync, statSync } from 'node:fs'
import { z } from 'zod'

const Documents = z.record(z.string(), z.string())

/**
 * The text of a persisted document by its id; null for an unknown one. The file is read again when it has changed, so
 * that a client that is being worked on finds its newest documents.
 */
export function createPersistedDocuments(file: string): (id: string) => string | null {
  let readAt = -1
  let documents: Record<string, string> = {}
  return (id) => {
    if (!Object.hasOwn(documents, id)) {
      const { mtimeMs } = statSync(file)
      if (mtimeMs !== readAt) {
        documents = Documents.parse(JSON.parse(readFileSync(file, 'utf8')))
        readAt = mtimeMs
      }
    }
    return Object.hasOwn(documents, id) ? (documents[id] ?? null) : null
  }
}
