import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { LastChange } from '../audit/changeStore.ts'
import { etagOf, matchesEtag } from './etags.ts'
import { ProblemError } from './problems.ts'

/**
 * Refuses with 412 a request whose If-Match is not the ETag of what its asker would GET now. `schema` is that of the
 * GET's answer; `lastChange` tells who was faster.
 */
export async function checkIfMatch<Schema extends z.ZodType>(
  request: FastifyRequest,
  schema: Schema,
  current: z.output<Schema>,
  lastChange: () => Promise<LastChange | undefined>,
): Promise<void> {
  const given = request.headers['if-match']
  if (given === undefined) return
  const wire = z.encode(schema, current)
  if (matchesEtag(given, etagOf(JSON.stringify(wire)))) return
  const last = await lastChange()
  throw new ProblemError(412, 'changed_meanwhile', {
    detail: 'Somebody else has changed this since you read it.',
    extra: { current: wire, changedBy: last?.by ?? null, changedAt: last?.at.toISOString() ?? null },
  })
}
