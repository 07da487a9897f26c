import { readFileSync, statSync } from 'node:fs'
import { z } from 'zod'

const Documents = z.record(z.string(), z.string())

/** The texts of the web client's own operations. */
export interface PersistedDocuments {
  /** The text of the document with this id; null where there is none. */
  find: (id: string) => string | null
  /** True if a text is one of them. */
  has: (text: string) => boolean
}

/** Reads the persisted documents from a file: again when an unknown id is requested and the file has changed. */
export function createPersistedDocuments(file: string): PersistedDocuments {
  let modifiedAt = -1
  let textById = new Map<string, string>()
  let texts = new Set<string>()
  return {
    find(id) {
      if (!textById.has(id)) {
        const { mtimeMs } = statSync(file)
        if (mtimeMs !== modifiedAt) {
          textById = new Map(Object.entries(Documents.parse(JSON.parse(readFileSync(file, 'utf8')))))
          texts = new Set(textById.values())
          modifiedAt = mtimeMs
        }
      }
      return textById.get(id) ?? null
    },
    has: (text) => texts.has(text),
  }
}
