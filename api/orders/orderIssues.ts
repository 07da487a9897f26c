import type { FastifySchemaValidationError } from 'fastify'
import type { Issue } from '../../contract/problems.ts'

/** The errors of the schema of an order's body, in the form of an order's other issues. */
export function toOrderIssues({
  validation = [],
  validationContext = 'body',
}: {
  validation?: FastifySchemaValidationError[]
  validationContext?: string
}): Issue[] {
  const errors = validation.map(({ instancePath, keyword, params }) => {
    const path = instancePath.slice(1).replaceAll('/', '.') || validationContext
    const isTooLong = keyword === 'too_big' && (params.origin === 'string' || params.origin === 'array')
    return { path: path === 'user.email' ? 'email' : path, validatorKey: isTooLong ? 'too_long' : 'invalid' }
  })
  return errors.length > 0 ? errors : [{ path: validationContext, validatorKey: 'invalid' }]
}
