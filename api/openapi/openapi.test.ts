import { createConfig, lintFromString } from '@redocly/openapi-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../contract/endpoints.ts'
import type { OpenApiDocument } from './openapi.ts'
import { validateResponses } from '../testing/validateResponses.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'

let service: TestApp
let source: string
let description: OpenApiDocument

beforeAll(async () => {
  service = await openTestApp()
  source = (await service.app.inject('/openapi.json')).body
  description = JSON.parse(source)
  return () => service.close()
})

describe('GET /openapi.json', () => {
  test('passes the linter without a warning', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      rules: {
        // The service is not licensed to others
        'info-license': 'off',
        'tags-alphabetical': 'off',
        'operation-tag-defined': 'error',
        'operation-singular-tag': 'error',
        'tag-description': 'error',
        'no-schema-type-mismatch': 'error',
      },
    })
    const problems = await lintFromString({ source, config })
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
  })

  test('describes every call but those for operations, with its access', () => {
    const hidden = ['/healthz', '/readyz', '/openapi.json', '/docs']
    const isPublic = Object.entries(endpoints).flatMap(([call, access]): [string, boolean][] => {
      const [method = '', url = ''] = call.split(' ')
      const path = url
        .replace('::', '')
        .replaceAll(/:(\w+)/g, '{$1}')
        .replace('orders/{', url.includes('::') ? 'orders/:{' : 'orders/{')
      return hidden.includes(url) ? [] : [[`${method} ${path}`, access === 'public']]
    })
    const described = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { security }]): [string, boolean] => [
        `${method.toUpperCase()} ${path}`,
        JSON.stringify(security) !== '[{"bearer":[]}]',
      ]),
    )
    expect(Object.fromEntries(described)).toEqual(Object.fromEntries(isPublic))
  })

  test('describes headers, errors, forms and responses without a body', () => {
    const { get } = description.paths['/api/v2/pages/{id}']!
    const { put } = description.paths['/api/v2/pages']!
    expect(Object.keys(get?.responses ?? {})).toEqual(['200', '304', '4XX', '5XX'])
    expect(get?.responses['304']).not.toHaveProperty('content')
    expect(get?.responses['200']?.headers).toHaveProperty('ETag')
    expect(Object.keys(put?.responses['412']?.content ?? {})).toEqual(['application/problem+json'])
    expect(put?.parameters?.map(({ $ref }) => $ref?.split('/').at(-1))).toEqual(['IfMatch', 'IdempotencyKey'])
    expect(description.paths['/api/v2/orders']!.get?.responses['200']?.headers).toHaveProperty('X-Total-Count')
    const cater = description.paths['/api/caters/create']!.post?.requestBody?.content
    expect(cater?.['multipart/form-data']?.schema).toMatchObject({ properties: { cater: {}, logo: {}, banner: {} } })
    expect(cater?.['application/json']?.schema).toMatchObject({ properties: { name: {} } })
    const category = description.paths['/api/v2/caters/{caterId}/categories']!.post?.requestBody?.content
    expect(category?.['multipart/form-data']?.schema).toHaveProperty('patternProperties')
  })
})

describe('every response in a test', () => {
  const page = { id: 1, url: '/', title: 'Forside', caterId: null, blocks: [] }
  const problem = { type: 'urn:problem:not_found', title: 'not_found', status: 404, requestId: 'abc' }
  const json = 'application/json'
  const problemJson = 'application/problem+json'
  const respondWith = (url: string, statusCode: number, type: string, body: string) => {
    const answer = { statusCode, headers: { 'content-type': type }, body, json: () => JSON.parse(body) }
    const raw = { req: { method: 'GET', url } }
    const app = { swagger: () => description, inject: async () => ({ ...answer, raw }) } as unknown as TestApp['app']
    validateResponses(app)
    return app.inject(url)
  }

  test.each([
    ['a page', '/api/v2/pages/1', 200, json, page],
    ['a problem', '/api/v2/pages/1?x=1', 404, problemJson, problem],
    ['a problem of no call', '/nowhere', 404, problemJson, problem],
  ])('may be %s', async (_, url, status, type, body) => {
    expect((await respondWith(url, status, type, JSON.stringify(body))).statusCode).toBe(status)
  })

  test.each([
    ['has a field more', '/api/v2/pages/1', 200, json, { ...page, secret: 1 }, /must NOT have additional/],
    ['lacks a field', '/api/v2/pages/1', 200, json, { ...page, url: undefined }, /must have required property 'url'/],
    ['is of another type', '/api/v2/pages/1', 200, 'text/html', page, /as text\/html/],
    ['has a status that is not described', '/api/v2/pages/1', 201, json, page, /which is not described/],
    ['has a body where there is none', '/api/v2/pages/1', 304, json, page, /with a body/],
    ['is no problem', '/api/v2/pages/1', 404, problemJson, { error: 'x' }, /must have required property 'title'/],
    ['is another call’s', '/api/v2/pages', 200, json, page, /must be array/],
  ])('that %s fails it', async (_, url, status, type, body, mismatch) => {
    await expect(respondWith(url, status, type, JSON.stringify(body))).rejects.toThrow(mismatch)
  })
})
