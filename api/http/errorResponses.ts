import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { Issue } from '../../contract/problems.ts'
import { failureDetails, isOutage } from '../database/outage.ts'
import type { App } from './fastifyApp.ts'
import { notFound, problem, ProblemError } from './problems.ts'

/** Renders every error as problem+json: a ProblemError as itself, invalid input as 422, all else without internals. */
export function addErrorHandler(app: App): void {
  app.setNotFoundHandler(async () => {
    throw notFound()
  })

  app.setErrorHandler(handleError)

  app.addHook('preSerialization', async (_request, reply, payload) => {
    const isProblem = payload !== null && typeof payload === 'object' && 'title' in payload && 'type' in payload
    if (reply.statusCode >= 400 && isProblem) reply.type('application/problem+json')
    return payload
  })
}

/** Renders one error; Fastify's own too, such as a malformed address, which occur before any route and hook. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const isGone = isOutage(error)
  const { status, ...body } = isGone ? UNAVAILABLE : toProblem(error)
  // A ProblemError is an intended answer, such as 503 under overload: a flood must not fill the log
  if (isGone || (status >= 500 && !(error instanceof ProblemError)))
    request.log.error(failureDetails(error), 'request failed')
  // Its own serializer: the route's schema would drop the problem's extra members
  reply
    .code(status)
    .type('application/problem+json')
    .header('x-request-id', request.id)
    .headers(error instanceof ProblemError ? error.headers : isGone ? { 'retry-after': '1' } : {})
    .serializer(JSON.stringify)
    .send({ ...body, status, requestId: request.id })
}

function toProblem(error: FastifyError) {
  if (error instanceof ProblemError) {
    const errors = error.issues ? { errors: error.issues } : {}
    return problem(error.status, error.title, { detail: error.message, ...errors, ...error.extra })
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const context = error.validationContext ?? 'request'
    // An issue of the whole has no path
    const errors = error.validation.map(toIssue).map((issue) => ({ ...issue, path: issue.path || context }))
    return problem(422, 'invalid', { detail: `The ${context} is not valid.`, errors })
  }
  const known = knownErrors[error.code]
  if (known) return problem(error.statusCode ?? 400, known, { detail: error.message })
  if (DISK_FULL_CODES.includes(error.code)) {
    return problem(507, 'no_space', { detail: 'There is no room left to store this.' })
  }
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500) return problem(status, 'bad_request', { detail: error.message })
  return problem(500, 'internal_error', { detail: 'Something went wrong here. The request id finds it in the log.' })
}

/** Of the file system, and PostgreSQL's disk_full. */
const DISK_FULL_CODES = ['ENOSPC', 'EDQUOT', '53100']

const UNAVAILABLE = problem(503, 'unavailable', {
  detail: 'What this service needs does not answer. Try again later.',
})

interface ValidationFinding {
  instancePath: string
  keyword: string
  message?: string | undefined
  params?: Record<string, unknown>
}

/** The issue of one validation error; see {@link toValidatorKey}. */
function toIssue({ instancePath, message, ...finding }: ValidationFinding): Issue {
  const path = instancePath.split('/').filter(Boolean).join('.')
  return { path, validatorKey: toValidatorKey({ instancePath, message, ...finding }), ...(message ? { message } : {}) }
}

/**
 * required, invalid, too_short, too_long, min or max, or the key that a rule of ours names: the broken rule, by which
 * forms choose their text.
 */
function toValidatorKey({ keyword, params = {}, message = '' }: ValidationFinding): string {
  if (keyword === 'custom') return (params.params as { validatorKey?: string } | undefined)?.validatorKey ?? 'invalid'
  const isText = params.origin === 'string' || params.origin === 'array'
  if (keyword === 'too_small') {
    if (!isText) return 'min'
    return params.minimum === 1 ? 'required' : 'too_short'
  }
  if (keyword === 'too_big') return isText ? 'too_long' : 'max'
  return keyword === 'invalid_type' && message.endsWith('received undefined') ? 'required' : 'invalid'
}

const knownErrors: Record<string, string> = {
  FST_ERR_BAD_URL: 'malformed_url',
  FST_ERR_MAX_PARAM_LENGTH: 'url_too_long',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_FILES_LIMIT: 'body_too_large',
  FST_FIELDS_LIMIT: 'body_too_large',
  FST_PARTS_LIMIT: 'body_too_large',
  FST_REQ_FILE_TOO_LARGE: 'body_too_large',
}
