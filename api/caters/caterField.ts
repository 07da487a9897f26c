import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../http/problems.ts'

/**
 * preValidation hook of forms: replaces the body by the JSON of its field `cater`, so that forms and JSON requests share
 * one schema and the paths of issues are the same.
 */
export async function parseCaterField(request: FastifyRequest): Promise<void> {
  if (!request.isMultipart()) return
  const { cater } = request.body as { cater?: unknown }
  if (cater === undefined) throw invalidField('required', 'The form has no field `cater`.')
  request.body = typeof cater === 'string' ? parse(cater) : cater
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw invalidField('invalid', 'The field `cater` is no JSON.')
  }
}

const invalidField = (validatorKey: string, detail: string) =>
  new ProblemError(422, 'invalid', { detail, issues: [{ path: 'cater', validatorKey }] })
