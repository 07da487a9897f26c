import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { Issue } from '../../contract/problems.ts'
import type { App } from './fastifyApp.ts'
import { notFound, problem, ProblemError } from './problems.ts'

/** Every error leaves as problem+json: refusals as they say, wrong input 422, all else without its inside. */
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

/** Answers one error; also Fastify's own, such as a malformed address, which come before any route and hook. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const { status, ...body } = toProblem(error)
  if (status >= 500) request.log.error({ err: error }, 'failed')
  // Its own serializer: a route's schema would take away what the problem says beside the usual
  reply
    .code(status)
    .type('application/problem+json')
    .header('x-request-id', request.id)
    .headers(error instanceof ProblemError ? error.headers : {})
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
    // What is wrong as a whole is named too
    const errors = error.validation.map(toIssue).map((issue) => ({ ...issue, path: issue.path || context }))
    return problem(422, 'invalid', { detail: `The ${context} is not valid.`, errors })
  }
  const known = knownErrors[error.code]
  if (known) return problem(error.statusCode ?? 400, known, { detail: error.message })
  if (NO_ROOM.includes(error.code)) {
    return problem(507, 'no_space', { detail: 'There is no room left to keep this.' })
  }
  if (isOutage(error)) {
    return problem(503, 'unavailable', { detail: 'What this service needs does not answer. Try again later.' })
  }
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500) return problem(status, 'bad_request', { detail: error.message })
  return problem(500, 'internal_error', { detail: 'Something went wrong here. The request id finds it in the log.' })
}

/** Of the disk, and PostgreSQL's own. */
const NO_ROOM = ['ENOSPC', 'EDQUOT', '53100']

/** PostgreSQL's: it stops, starts, or has no connection left; and those of connections. */
const OUTAGES = ['57P01', '57P02', '57P03', '53300', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH', 'EPIPE']

/** Whether the database, or where pictures are kept, cannot be reached. The driver has no code for some of it. */
const isOutage = ({ code, message }: FastifyError): boolean =>
  OUTAGES.includes(code) || /^(Connection terminated|timeout exceeded when trying to connect)/.test(message)

interface Finding {
  instancePath: string
  keyword: string
  message?: string | undefined
  params?: Record<string, unknown>
}

/** One finding of a schema, with a key that says which rule was broken: see {@link validatorKeyOf}. */
function toIssue({ instancePath, message, ...finding }: Finding): Issue {
  const path = instancePath.split('/').filter(Boolean).join('.')
  return { path, validatorKey: validatorKeyOf({ instancePath, message, ...finding }), ...(message ? { message } : {}) }
}

/** required, invalid, too_short, too_long, min or max: what a form can tell a person, whatever the schema's words. */
function validatorKeyOf({ keyword, params = {}, message = '' }: Finding): string {
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
