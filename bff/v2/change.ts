import { z } from 'zod'
import { Problem, stale } from '../../contract/problems.ts'
import type { Http } from './http.ts'
import { EditConflict, NotPossible, validationFailed } from './outcomes.ts'

/** Creates the `change` method of {@link Http}. */
export const createChange =
  (send: Http['send']): Http['change'] =>
  async (method, path, schema, { ifMatch, current, ...options } = {}) => {
    const headers = { ...options.headers, ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }) }
    const answers = {
      200: schema,
      201: schema,
      204: schema,
      409: Problem,
      410: Problem,
      412: current ? stale(current.schema) : z.never(),
      422: Problem,
    }
    const { status, body } = await send(method, path, answers, { ...options, headers })
    if (status === 412 && current)
      throw new EditConflict(current.typename, body as ConstructorParameters<typeof EditConflict>[1])
    if (status === 422) throw validationFailed((body as Problem).errors)
    if (status === 409 || status === 410) throw new NotPossible((body as Problem).title)
    return body as never
  }
