import { Problem, type Issue } from '../contract/problems.ts'
import { STATUS_CODES } from 'node:http'

/** The body of an error answer. `title` is the stable name that programs may read, such as `not_verified`. */
export const problem = <Extra extends object>(status: number, title: string, extra?: Extra): Problem & Extra => ({
  type: `urn:problem:${title}`,
  title,
  status,
  ...(extra as Extra),
})

/** Thrown anywhere under a route: answered as problem+json with this status; `extra` joins its body. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly title: string
  readonly issues: Issue[] | undefined
  readonly extra: object

  constructor(status: number, title: string, more: { detail?: string; issues?: Issue[]; extra?: object } = {}) {
    super(more.detail ?? STATUS_CODES[status] ?? title)
    this.status = status
    this.title = title
    this.issues = more.issues
    this.extra = more.extra ?? {}
  }
}

/** What is not there, and what the viewer may not know of: both look the same. */
export const notFound = (): Refusal => new Refusal(404, 'not_found', { detail: 'There is no such thing here.' })

/** The error answers of a route, for its schema. */
export const problemAnswers = { '4xx': Problem }
