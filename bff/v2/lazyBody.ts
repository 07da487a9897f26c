import type { z } from 'zod'
import { parseWithFastPath } from './schemaFastPath.ts'
import { readJson } from './readJson.ts'

/** Tells what an answer of the v2 service says; undefined where it says that there is nothing. */
export type LazyBody = () => unknown

/** Of an answer that its schema has read: its bytes are kept until it is asked for, then what they say. */
export function lazyBody(bytes: Buffer, schema: z.ZodType): LazyBody {
  let unread: Buffer | null = bytes
  let body: unknown
  return () => {
    if (unread) body = readAgain(unread, schema)
    unread = null
    return body
  }
}

function readAgain(bytes: Buffer, schema: z.ZodType): unknown {
  const { success, data, error } = parseWithFastPath(schema, readJson(bytes))
  if (!success) throw error
  return data
}
