import { STATUS_CODES } from 'node:http'

/** The parts of a JSON schema that are read here. */
export interface JsonSchema {
  [keyword: string]: unknown
  type?: string
  required?: string[]
  $ref?: string
}

type Content = Record<string, { schema?: JsonSchema; encoding?: object }>

/** One response of a call in the OpenAPI document. */
export interface ResponseDescription {
  description: string
  headers?: object
  content?: Content
}

/** One call in the OpenAPI document. */
export interface Operation {
  operationId?: string
  summary?: string
  description?: string
  tags?: string[]
  security?: object[]
  parameters?: { $ref?: string; name?: string; in?: string; required?: boolean }[]
  requestBody?: { content?: Content }
  responses: Record<string, ResponseDescription>
}

const reference = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })
const PROBLEM: JsonSchema = reference('schemas', 'Problem')
const PROBLEM_TYPE = 'application/problem+json'
const WITHOUT_BODY = ['204', '304']

/** Adds the common parts to a call: its operation id, headers, errors, and the files of its form. */
export function completeOperation(method: string, path: string, operation: Operation): Operation {
  const parameters = [...(operation.parameters ?? []), ...conditionalHeaders(method, path, operation)]
  const responses = Object.fromEntries(
    Object.entries({
      ...operation.responses,
      ...(method === 'get' && { 304: { description: '' } }),
      '4XX': operation.responses['4XX'] ?? { description: '', content: { 'application/json': { schema: PROBLEM } } },
      '5XX': { description: '', content: { 'application/json': { schema: PROBLEM } } },
    }).map(([status, answer]) => [status, completeResponse(method, status, answer, operation)]),
  )
  return {
    operationId: toOperationId(method, path),
    ...operation,
    ...(parameters.length > 0 && { parameters }),
    ...(operation.requestBody && { requestBody: completeBody(path, operation.requestBody) }),
    responses,
  }
}

/** 'put' and '/api/v2/cater/orders/{orderId}/accept' is putCaterOrdersByOrderIdAccept. */
function toOperationId(method: string, path: string): string {
  const words = path
    .replace(/^\/api(\/v2)?\//, '')
    // Two paths of the original that would otherwise get another path's id
    .replace(':{', 'literal/{')
    .replace("'", '/literal')
    .replaceAll('{', 'by/')
    .split(/[^A-Za-z0-9]+/)
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

/** The headers of conditional requests and of retries. */
function conditionalHeaders(method: string, path: string, { responses }: Operation) {
  if (method === 'get') return [reference('parameters', 'IfNoneMatch')]
  // A repeated request may issue a second token or link
  const isLogin = /\/(login|password|password-link)$/.test(path)
  return [
    ...('412' in responses ? [reference('parameters', 'IfMatch')] : []),
    ...(isLogin ? [] : [reference('parameters', 'IdempotencyKey')]),
  ]
}

function completeResponse(method: string, status: string, answer: ResponseDescription, operation: Operation) {
  const isPaged = operation.parameters?.some(({ name }) => name === 'cursor')
  const names = [
    'X-Request-Id',
    ...(method === 'get' && (status === '200' || status === '304') ? ['ETag'] : []),
    ...(isPaged && status === '200' ? ['Link', 'X-Total-Count'] : []),
  ]
  const { content = {}, description } = answer
  return {
    description: description && description !== 'Default Response' ? description : descriptionOf(status),
    headers: Object.fromEntries(names.map((name) => [name, reference('headers', name)])),
    ...(!WITHOUT_BODY.includes(status) && { content: withProblems(status, content) }),
  }
}

/** Adds Problem to a 4xx status with a schema of its own: other errors may have the same status. */
function withProblems(status: string, content: Content): Content {
  const own = Object.fromEntries(Object.entries(content).map(([type, { schema = {} }]) => asProblem(type, schema)))
  if (!/^4\d\d$/.test(status) || status === '412') return own
  const schema = own[PROBLEM_TYPE]?.schema
  return { ...own, [PROBLEM_TYPE]: { schema: schema ? { anyOf: [schema, PROBLEM] } : PROBLEM } }
}

/** Gives problems their media type, and allows members beyond the schema. */
function asProblem(type: string, schema: JsonSchema): [string, { schema: JsonSchema }] {
  if (schema.$ref === PROBLEM.$ref) return [PROBLEM_TYPE, { schema }]
  if (!['type', 'title', 'status'].every((name) => schema.required?.includes(name))) return [type, { schema }]
  return [PROBLEM_TYPE, { schema: { ...schema, additionalProperties: true } }]
}

function descriptionOf(status: string): string {
  if (status === '4XX') return 'The request cannot be answered as it is: title and errors say why'
  return status === '5XX' ? 'The service failed' : (STATUS_CODES[status] ?? status)
}

function completeBody(path: string, body: NonNullable<Operation['requestBody']>) {
  const form = body.content?.['multipart/form-data']
  if (!form?.schema) return body
  return { ...body, content: { ...body.content, 'multipart/form-data': describeForm(path, form.schema) } }
}

const FILE = { type: 'string', format: 'binary' }

/** Adds the files of a form, which the schema of its body cannot express. */
function describeForm(path: string, body: JsonSchema): { schema: JsonSchema; encoding?: object } {
  // One numbered field for each picture
  if (path.includes('/categories')) {
    return { schema: { ...body, patternProperties: { '^\\d+$': FILE, '^caption\\d+$': { type: 'string' } } } }
  }
  return {
    schema: { type: 'object', properties: { cater: body, logo: FILE, banner: FILE }, required: ['cater'] },
    encoding: { cater: { contentType: 'application/json' } },
  }
}
