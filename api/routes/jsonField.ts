import type { FastifyRequest } from 'fastify'
import { invalidField } from '../http/problems.ts'

/**
 * Makes the preValidation hook of forms that replaces the body by the JSON of one of its fields, so that forms and JSON
 * requests share one schema and the paths of issues are the same.
 */
export const parseJsonField = (field: string) => async (request: FastifyRequest) => {
  if (!request.isMultipart()) return
  const { [field]: value } = request.body as Record<string, unknown>
  if (value === undefined) throw invalidField(field, 'required', `The form has no field \`${field}\`.`)
  request.body = typeof value === 'string' ? parse(field, value) : value
}

function parse(field: string, json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw invalidField(field, 'invalid', `The field \`${field}\` is no JSON.`)
  }
}
