import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { namedSchemas } from './namedSchemas.ts'
import { completeOperation, type JsonSchema, type Operation } from './operation.ts'

/** The parts of the OpenAPI document that are processed here. */
export interface OpenApiDocument {
  info: { title: string }
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema> }
}

const describeRoute = createJsonSchemaTransform({ schemaRegistry: namedSchemas })
const addNamedSchemas = createJsonSchemaTransformObject({ schemaRegistry: namedSchemas })

const header = (description: string, type: 'string' | 'integer' = 'string') => ({ description, schema: { type } })
const requestHeader = (name: string, description: string) => ({ name, in: 'header' as const, ...header(description) })

/** Generates the OpenAPI document from the routes' schemas and adds the parts common to every call. */
export const openApi: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Kuvert v2 service',
      version: '1.0.0',
      description: 'The system of record of the marketplace. Money is kroner, a delivery is a Danish date and clock.',
    },
    servers: [{ url: '/', description: 'The service that answers this' }],
    tags: [
      { name: 'users', description: 'Login, passwords, and who may come' },
      { name: 'pages', description: 'The pages of the CMS' },
      { name: 'caters', description: 'Caterers' },
      { name: 'availability', description: 'When a caterer can be ordered from, and how full its days are' },
      { name: 'categories', description: 'What a caterer sorts its menus by, with pictures' },
      { name: 'menus', description: 'Menus, with what can be chosen in them' },
      { name: 'dishes', description: 'What a caterer cooks' },
      { name: 'foods', description: 'What dishes and items are declared to contain' },
      { name: 'services', description: 'What a caterer offers beside food' },
      { name: 'reference', description: 'Postal codes, and filters that caterers are found by' },
      { name: 'images', description: 'Pictures of caterers' },
      { name: 'orders', description: 'Orders, from placing to payment' },
      { name: 'offers', description: 'Binding offers of caterers to customers' },
      { name: 'search', description: 'Finding orders, customers and the catalogue' },
      { name: 'mails', description: 'Mails that could not be sent, or wait' },
      { name: 'reports', description: 'Statistics, the list for the kitchen, the calendar of deliveries' },
    ],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      parameters: {
        IfNoneMatch: requestHeader('If-None-Match', 'ETags that the client has: answered 304 when one is current'),
        IfMatch: requestHeader(
          'If-Match',
          'The ETag of what is to be changed: answered 412 when it is no longer current',
        ),
        IdempotencyKey: requestHeader(
          'Idempotency-Key',
          'A name for the request: sent again within 24 hours it changes nothing and is answered as the first time',
        ),
      },
      headers: {
        'X-Request-Id': header('Finds the request in the log; the client may choose it'),
        ETag: header('Names what is answered'),
        Link: header('rel="next": where the rest of the list is'),
        'X-Total-Count': header('How many there are in all', 'integer'),
      },
    },
  },
  transform: (document) => {
    const { schema, url } = describeRoute(document)
    const { config } = document.route
    const security = schema.security ?? (config?.token === 'ignored' ? [] : [{}, { bearer: [] }])
    const consumes = config?.form && { consumes: ['multipart/form-data', 'application/json'] }
    return { schema: { ...schema, security, ...consumes }, url }
  },
  transformObject: (document) => {
    const described = addNamedSchemas(document) as unknown as OpenApiDocument
    for (const [path, methods] of Object.entries(described.paths)) {
      for (const [method, operation] of Object.entries(methods)) {
        methods[method] = completeOperation(method, path, operation)
      }
    }
    removeUnusedSchemas(described)
    return described as object
  },
}

/** Removes unused schemas: each named schema is generated as input and as output, and few are used as both. */
function removeUnusedSchemas({ paths, components }: OpenApiDocument): void {
  const { Problem, ...all } = components.schemas
  const used: Record<string, JsonSchema> = { Problem: { ...Problem, additionalProperties: true } }
  const use = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      const schema = all[name]
      if (!schema || name in used) continue
      used[name] = schema
      use(schema)
    }
  }
  use(paths)
  components.schemas = used
}
