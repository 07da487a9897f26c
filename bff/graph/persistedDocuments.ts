import { readFileSync, statSync } from 'node:fs'
import { validate } from 'graphql'
import type { DocumentNode } from 'graphql'
import { z } from 'zod'
import { parseWithinLimits } from './tokenLimit.ts'
import { schema } from '../schema.ts'

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

/** A persisted document by its id, ready to be executed; null for one that is not known, or not right. */
export function createCheckedDocuments(textOf: (id: string) => string | null): (id: string) => DocumentNode | null {
  const checked = new Map<string, DocumentNode | null>()
  return (id) => {
    const text = textOf(id)
    if (text === null) return null
    const known = checked.get(text)
    if (known !== undefined) return known
    const document = check(text)
    checked.set(text, document)
    return document
  }
}

function check(text: string): DocumentNode | null {
  try {
    const document = parseWithinLimits(text)
    return validate(schema, document).length === 0 ? document : null
  } catch {
    return null
  }
}
