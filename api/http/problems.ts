import { Problem, type Issue } from '../../contract/problems.ts'
import { STATUS_CODES } from 'node:http'

/** The body of an error response. `title` is its stable name for programs, such as `not_verified`. */
export const problem = <Extra extends object>(status: number, title: string, extra?: Extra): Problem & Extra => ({
  type: `urn:problem:${title}`,
  title,
  status,
  ...(extra as Extra),
})

/** Thrown anywhere under a route and rendered as problem+json with this status and headers; `extra` joins its body. */
export class ProblemError extends Error {
  override name = 'ProblemError'
  readonly status: number
  readonly title: string
  readonly issues: Issue[] | undefined
  readonly extra: object
  readonly headers: Record<string, string>

  constructor(
    status: number,
    title: string,
    more: { detail?: string; issues?: Issue[]; extra?: object; headers?: Record<string, string> } = {},
  ) {
    super(more.detail ?? STATUS_CODES[status] ?? title)
    this.status = status
    this.title = title
    this.issues = more.issues
    this.extra = more.extra ?? {}
    this.headers = more.headers ?? {}
  }
}

/** 404 for what does not exist and for what the viewer must not learn of: both look the same. */
export const notFound = (): ProblemError =>
  new ProblemError(404, 'not_found', { detail: 'There is no such thing here.' })

/** 422 for one field that breaks a rule beyond its schema. */
export const invalidField = (path: string, validatorKey: string, detail: string): ProblemError =>
  new ProblemError(422, 'invalid', { detail, issues: [{ path, validatorKey, message: detail }] })

/** The error responses of a route, for its schema. */
export const problemResponses = { '4xx': Problem }
