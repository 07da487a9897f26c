import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Http } from './http.ts'
import type { Path } from './path.ts'

/** What a thing's state is called by clients that edit it. Leave out what may change without being edited. */
export const versionOf = (thing: object): string => createHash('sha1').update(JSON.stringify(thing)).digest('base64url')

/**
 * The If-Match of a change to what a client has read in that version: the thing's ETag where it is still so, else one
 * that the v2 service refuses, telling who was faster. Undefined where the client names no version, or the service
 * has no ETags.
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
