import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../http/problems.ts'

/**
 * preValidation of a form whose field `cater` holds as JSON what is the body where there are no pictures: both are
 * checked by one schema, and what is wrong has one name in both.
 */
export async function takeCaterField(request: FastifyRequest): Promise<void> {
  if (!request.isMultipart()) return
  const { cater } = request.body as { cater?: unknown }
  if (cater === undefined) throw refused('required', 'The form has no field `cater`.')
  request.body = typeof cater === 'string' ? parse(cater) : cater
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw refused('invalid', 'The field `cater` is no JSON.')
  }
}

const refused = (validatorKey: string, detail: string) =>
  new ProblemError(422, 'invalid', { detail, issues: [{ path: 'cater', validatorKey }] })
