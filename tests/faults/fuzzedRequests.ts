import * as fc from 'fast-check'
import { sentFrom } from '../fixtures/clientAddress.ts'
import { zipBomb } from '../fixtures/zipBomb.ts'

/** A JSON schema of the service's OpenAPI document, as far as values are made of it. */
interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
}

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  schema?: Schema
}

interface Operation {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema?: Schema }> }
}

/** The service's description of itself: every call, and the schemas that calls share. */
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** A request that may be right, a little wrong, or nonsense. */
export interface FuzzedRequest {
  operation: string
  method: string
  url: string
  headers: Record<string, string>
  body: Buffer | undefined
}

const MANY = 5_000
const words = [
  '0000-01-01',
  '9999-12-31',
  'https://example.dk/\0',
  `https://example.dk/${'x'.repeat(5000)}`,
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '🦞'.repeat(200),
  "'; drop table cater; --",
  '%',
  '../../etc/passwd',
  '__proto__',
]
const rightWords = [
  '8000',
  '2026-12-24',
  '18:00',
  '#aa0000',
  'Ny',
  'ny@example.dk',
  'https://example.dk/x',
  '/ny',
  '#x',
]
const numbers = [0, -0, -1, 0.1, 1e308, -1e308, 2 ** 31, 2 ** 53, 1e-300, 99_999_999_999_999]

const junk: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, ...words, ...numbers) },
  { weight: 10, arbitrary: fc.string({ unit: 'binary', maxLength: 50 }) },
  { weight: 4, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 2, arbitrary: fc.integer({ min: 10, max: 500 }).map(nested) },
  { weight: 1, arbitrary: fc.constant('æ'.repeat(60_000)) },
)

function nested(depth: number): unknown {
  let value: unknown = []
  for (let at = 0; at < depth; at++) value = at % 2 ? [value] : { children: [value], name: 'x', type: 'group' }
  return value
}

/** A menu in a menu in a menu, as text: what would make a body of it is as deep as what reads it. */
const matryoshka = (depth: number) =>
  `${'{"type":"group","name":"x","price":1,"children":['.repeat(depth)}${']}'.repeat(depth)}`

/** Values that the schema describes, with nonsense now and then at any place. */
function valuesOf(
  schema: Schema | undefined,
  api: OpenApi,
  known: fc.Arbitrary<unknown>,
  depth = 0,
): fc.Arbitrary<unknown> {
  if (!schema || depth > 6) return junk
  const right = rightValuesOf(schema, api, known, depth)
  return fc.oneof({ weight: 9, arbitrary: right }, { weight: 1, arbitrary: junk })
}

function rightValuesOf(
  schema: Schema,
  api: OpenApi,
  known: fc.Arbitrary<unknown>,
  depth: number,
): fc.Arbitrary<unknown> {
  const { $ref, anyOf, oneOf, allOf, properties, items } = schema
  const inner = (part: Schema | undefined) => valuesOf(part, api, known, depth + 1)
  if ($ref) return inner(api.components.schemas[$ref.split('/').at(-1) ?? ''])
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = anyOf ?? oneOf
  if (choices) return fc.oneof(...choices.map(inner))
  if (allOf) return fc.tuple(...allOf.map(inner)).map((all) => Object.assign({}, ...all))
  if (properties) {
    const fields = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, inner(part)]))
    return fc.oneof(
      { weight: 3, arbitrary: fc.record(fields) },
      { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    )
  }
  switch ([schema.type].flat()[0]) {
    case 'array':
      return fc.array(inner(items), { maxLength: 4 })
    case 'boolean':
      return fc.boolean()
    case 'integer':
    case 'number':
      return fc.oneof(
        fc.integer({ min: 0, max: 200 }),
        fc.constantFrom(...numbers),
        fc.constantFrom(55, 56, 57, 58, 59),
      )
    default:
      return fc.oneof(known, fc.string({ maxLength: 30 }), fc.constantFrom(...rightWords, ...words))
  }
}

/** Requests to every call of the service, each of which bears one of the tokens or none. `known` are ids that exist. */
export function fuzzedRequests(
  api: OpenApi,
  tokens: readonly string[],
  known: readonly string[],
  bomb: Buffer,
): fc.Arbitrary<FuzzedRequest> {
  const knownIds = fc.constantFrom(...known)
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => requestsTo({ method, path, operation }, api, knownIds, bomb)),
  )
  const authorization = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...tokens).map((token) => ({ authorization: `Bearer ${token}` })) },
    { weight: 1, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.base64String().map((text) => ({ authorization: `Bearer ${text}` })) },
  )
  const address = fc.ipV4().map(sentFrom)
  return fc
    .tuple(fc.oneof(...operations), authorization, address)
    .map(([request, bearer, from]) => ({ ...request, headers: { ...from, ...bearer, ...request.headers } }))
}

function requestsTo(
  { method, path, operation }: { method: string; path: string; operation: Operation },
  api: OpenApi,
  known: fc.Arbitrary<string>,
  bomb: Buffer,
): fc.Arbitrary<FuzzedRequest> {
  const { parameters = [], requestBody } = operation
  const contents = Object.entries(requestBody?.content ?? { 'application/json': {} })
  const ofPath = fc.tuple(
    ...parameters.filter((part) => part.in === 'path').map(({ name }) => fc.tuple(fc.constant(name), pathPart(known))),
  )
  const query = fc.tuple(
    ...parameters
      .filter((part) => part.in === 'query')
      .map((part) => fc.tuple(fc.constant(part.name), queryValue(part, api, known))),
  )
  const bodiesOf = ([type, { schema }]: (typeof contents)[number]) =>
    type.startsWith('multipart/') ? formBodies(schema, api, known, bomb) : jsonBodies(schema, api, known)
  const bodies = requestBody || method === 'put' ? fc.oneof(...contents.map(bodiesOf)) : noBody
  return fc.tuple(ofPath, query, bodies, extras).map(([parts, values, { headers, body }, extra]) => {
    const filled = parts.reduce((url, [name, value]) => url.replace(`{${name}}`, value), path)
    const search = values.flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`])).join('&')
    const url = `${filled}?${search}${extra.search}`
    const verb = method.toUpperCase()
    return { operation: `${verb} ${path}`, method: verb, url, headers: { ...extra.headers, ...headers }, body }
  })
}

/** Parameters and headers that may come with any request. */
const extras = fc.oneof(
  { weight: 20, arbitrary: fc.constant({ search: '', headers: {} }) },
  { weight: 1, arbitrary: fc.constant({ search: `&x=${'x'.repeat(9000)}`, headers: { 'idempotency-key': 'a' } }) },
  { weight: 3, arbitrary: fc.uuid().map((key) => ({ search: '', headers: { 'idempotency-key': key } })) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('"x"', '*', ',', '\u00e6')
      .map((etag) => ({ search: '', headers: { 'if-match': etag } })),
  },
)

const pathPart = (known: fc.Arbitrary<string>) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.oneof(known, fc.constantFrom('55', '56', '57')) },
    { weight: 1, arbitrary: fc.uuid() },
    {
      weight: 1,
      arbitrary: fc.constantFrom('%00', '%E0', '%ff%fe', '-1', '99999999999', 'x'.repeat(2000), '..%2f..', '0'),
    },
    { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 20 }).map(encodeSafely) },
  )

function queryValue(
  { name, schema }: Parameter,
  api: OpenApi,
  known: fc.Arbitrary<string>,
): fc.Arbitrary<string | undefined> {
  // A long poll with a wait does wait
  if (name === 'wait') return fc.constantFrom('0', '-1', '26', 'x', '')
  const values = valuesOf(schema, api, known).map((value) =>
    encodeSafely(typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 3000),
  )
  return fc.oneof(fc.constant(undefined), values)
}

/** Lone surrogates cannot be encoded: they stay out of addresses. */
const encodeSafely = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''))

interface SentBody {
  headers: Record<string, string>
  body: Buffer | undefined
}
const noBody: fc.Arbitrary<SentBody> = fc.constant({ headers: {}, body: undefined })

function jsonBodies(schema: Schema | undefined, api: OpenApi, known: fc.Arbitrary<string>): fc.Arbitrary<SentBody> {
  const headers = { 'content-type': 'application/json' }
  const text = valuesOf(schema, api, known).map((value) => Buffer.from(JSON.stringify(value) ?? ''))
  return fc.oneof(
    { weight: 30, arbitrary: text.map((body) => ({ headers, body })) },
    { weight: 1, arbitrary: text.map((body) => ({ headers, body: body.subarray(0, body.length / 2) })) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => ({ headers, body: Buffer.from(bytes) })) },
    { weight: 1, arbitrary: text.map((body) => ({ headers, body: Buffer.from(body.toString(), 'utf16le') })) },
    { weight: 1, arbitrary: text.map((body) => ({ headers: { ...headers, 'content-encoding': 'gzip' }, body })) },
    { weight: 1, arbitrary: text.map((body) => ({ headers: { 'content-type': 'text/plain; charset=koi8-r' }, body })) },
    { weight: 1, arbitrary: fc.constant({ headers, body: Buffer.from('['.repeat(MANY * 20)) }) },
    { weight: 1, arbitrary: fc.constant({ headers, body: Buffer.from(matryoshka(MANY)) }) },
    { weight: 1, arbitrary: fc.constant({ headers, body: Buffer.alloc(1_100_000, 'x') }) },
    {
      weight: 1,
      arbitrary: fc.constant({ headers: { 'idempotency-key': 'k'.repeat(300), ...headers }, body: Buffer.from('{}') }),
    },
  )
}

function formBodies(
  schema: Schema | undefined,
  api: OpenApi,
  known: fc.Arbitrary<string>,
  bomb: Buffer,
): fc.Arbitrary<SentBody> {
  const fields = valuesOf(schema, api, known).map((value) =>
    value !== null && typeof value === 'object' ? value : { value },
  )
  const files = fc.array(
    fc.tuple(
      fc.constantFrom('0', '1', 'logo', 'banner', '', '__proto__', '999'),
      fc.oneof(
        { weight: 8, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)) },
        { weight: 1, arbitrary: fc.constant(bomb) },
        { weight: 2, arbitrary: fc.constant(dot) },
        {
          weight: 2,
          arbitrary: fc
            .nat(dot.length - 1)
            .map((at) => dot.with(at, 0))
            .map((bytes) => Buffer.from(bytes)),
        },
        { weight: 4, arbitrary: fc.constant(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')) },
      ),
    ),
    { maxLength: 3 },
  )
  const whole = fc.tuple(fields, files).map(([values, pictures]) => form(values, pictures))
  return fc.oneof(
    { weight: 10, arbitrary: whole.map((body) => ({ headers: formHeaders, body })) },
    { weight: 2, arbitrary: whole.map((body) => ({ headers: formHeaders, body: body.subarray(0, body.length - 20) })) },
    { weight: 1, arbitrary: whole.map((body) => ({ headers: { 'content-type': 'multipart/form-data' }, body })) },
    {
      weight: 1,
      arbitrary: fc.uint8Array({ maxLength: 500 }).map((bytes) => ({ headers: formHeaders, body: Buffer.from(bytes) })),
    },
    {
      weight: 1,
      arbitrary: fc.constant({
        headers: formHeaders,
        body: form(Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`f${at}`, 'x'])), []),
      }),
    },
  )
}

/** A picture of one pixel. */
const dot = zipBomb(1, 1)
const boundary = 'a-line-between-parts'
const formHeaders = { 'content-type': `multipart/form-data; boundary=${boundary}` }

function form(fields: object, files: readonly (readonly [string, Buffer])[]): Buffer {
  const parts = Object.entries(fields).map(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    return Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name.replace(/["\r\n]/g, '')}"\r\n\r\n${text}\r\n`,
    )
  })
  for (const [name, bytes] of files) {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="../../x.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`
    parts.push(Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n')]))
  }
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])
}
