import addFormats from 'ajv-formats'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { App } from '../http/fastifyApp.ts'
import type { OpenApiDocument } from '../openapi/openapi.ts'

const JSON_TYPE = /^application\/(problem\+)?json$/

/** Makes every injected request throw when its response does not match the service's own OpenAPI document. */
export function validateResponses(app: App): void {
  const inject = app.inject.bind(app)
  const findMismatch = createChecker(app)
  const checked = async (request: InjectOptions | string) => {
    const answer = await inject(request)
    const mismatch = findMismatch(answer)
    if (mismatch) throw new Error(mismatch)
    return answer
  }
  Object.assign(app, { inject: checked })
}

function createChecker(app: App): (answer: LightMyRequestResponse) => string | null {
  const description = app.swagger() as unknown as OpenApiDocument
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addFormat('binary', true)
  ajv.addSchema(description, 'openapi')
  // Of two matching paths, the one with fewer placeholders
  const paths = Object.keys(description.paths)
    .map((path) => ({ path, pattern: patternOf(path), open: path.split('{').length }))
    .sort((a, b) => a.open - b.open)
  const compiled = new Map<string, ValidateFunction>()

  const schemaFor = (keys: string[]): ValidateFunction => {
    const pointer = keys
      .map((key) => `/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`)
      .join('')
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `openapi#${pointer}` })
    compiled.set(pointer, validate)
    return validate
  }

  return (answer) => {
    const { method = '', url = '' } = answer.raw.req
    // A HEAD has the headers of its GET, without a body
    if (method === 'HEAD') return null
    const call = `${method} ${url} answered ${answer.statusCode}`
    const type = String(answer.headers['content-type'] ?? '').split(';')[0] ?? ''
    const validateBody = (validate: ValidateFunction) =>
      validate(answer.json()) ? null : `${call}, not as described: ${ajv.errorsText(validate.errors)}\n${answer.body}`

    const found = paths.find(
      ({ path, pattern }) => pattern.test(url) && method.toLowerCase() in description.paths[path]!,
    )
    const operation = found && description.paths[found.path]![method.toLowerCase()]
    if (!operation) {
      if (answer.statusCode < 400) return null
      if (type !== 'application/problem+json') return `${call} as ${type}`
      return validateBody(schemaFor(['components', 'schemas', 'Problem']))
    }
    const statuses = [`${answer.statusCode}`, `${Math.floor(answer.statusCode / 100)}XX`]
    const status = statuses.find((candidate) => candidate in operation.responses)
    if (!status) return `${call}, which is not described`
    const { content } = operation.responses[status]!
    if (!content) return answer.body === '' ? null : `${call} with a body`
    if (!(type in content)) return `${call} as ${type}`
    if (!JSON_TYPE.test(type)) return null
    return validateBody(
      schemaFor(['paths', found.path, method.toLowerCase(), 'responses', status, 'content', type, 'schema']),
    )
  }
}

function patternOf(path: string): RegExp {
  const fixed = path.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${fixed.join('[^/?]+')}(\\?|$)`)
}
