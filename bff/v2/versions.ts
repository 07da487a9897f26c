import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Http } from './http.ts'
import type { Path } from './path.ts'

/**
 * The version of what a client edits: a hash of all its editable fields, read with the schema that resolveIfMatch reads
 * too. Leave out fields that may change without an edit.
 */
export const versionOf = (thing: object): string => createHash('sha1').update(JSON.stringify(thing)).digest('base64url')

/**
 * The If-Match header of a change by a client that read this version: the current ETag where the version is still the
 * same, else one that the v2 service refuses with the current state. Undefined where the client sent no version or the
 * service has no ETags.
 */
export async function resolveIfMatch<Schema extends z.ZodType<object>>(
  http: Http,
  thing: { path: Path; schema: Schema; versionOf: (thing: z.output<Schema>) => string },
  version: string | null | undefined,
): Promise<string | undefined> {
  if (version === null || version === undefined) return undefined
  const { body, headers } = await http.send('GET', thing.path, { 200: thing.schema })
  const etag = headers.get('etag')
  if (etag === null) return undefined
  return thing.versionOf(body as z.output<Schema>) === version ? etag : `"${version}"`
}
