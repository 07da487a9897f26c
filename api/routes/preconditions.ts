import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { LastChange } from '../audit/changeStore.ts'
import { etagOf, matchesEtag } from '../http/etags.ts'
import { ProblemError } from '../http/problems.ts'

/**
 * Throws 412 when If-Match is not the ETag that a GET would have now. `schema` is that of the GET's response;
 * `lastChange` finds who made the other change.
 */
export async function checkIfMatch<Schema extends z.ZodType>(
  request: FastifyRequest,
  schema: Schema,
  current: z.output<Schema>,
  lastChange: () => Promise<LastChange | undefined>,
): Promise<void> {
  const ifMatch = request.headers['if-match']
  if (ifMatch === undefined) return
  const wire = z.encode(schema, current)
  if (matchesEtag(ifMatch, etagOf(JSON.stringify(wire)))) return
  throw changedMeanwhile(wire, await lastChange())
}

/** The conflict with another change of what is now `current`. */
export const changedMeanwhile = (current: unknown, last: LastChange | undefined): ProblemError =>
  new ProblemError(412, 'changed_meanwhile', {
    detail: 'Somebody else has changed this since you read it.',
    extra: { current, changedBy: last?.by ?? null, changedAt: last?.at.toISOString() ?? null },
  })
