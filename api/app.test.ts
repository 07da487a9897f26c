import { beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from './testing/testApp.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp()
  await service.db
    .insertInto('page')
    .values([
      {
        url: '/',
        title: 'Forside',
        blocks: JSON.stringify([{ id: 'a', type: 'banner', title: 'Hej', linkUrl: '/x' }]),
      },
      { url: '/smagen', title: 'Smagen', blocks: '[]' },
    ])
    .execute()
  return () => service.close()
})

const get = (url: string, headers = {}) => service.app.inject({ url, headers })

describe('every response', () => {
  test('of a GET has an ETag, and is 304 for a client that has it', async () => {
    const first = await get('/api/v2/pages')
    const etag = first.headers.etag as string
    expect(etag).toMatch(/^".+"$/)
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`]) {
      const again = await get('/api/v2/pages', { 'if-none-match': known })
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
    }
    expect((await get('/api/v2/pages', { 'if-none-match': '"x"' })).statusCode).toBe(200)
    expect((await get('/api/v2/pages/0', { 'if-none-match': '*' })).statusCode).toBe(404)
  })

  test('has a request id, the client’s own when it is harmless', async () => {
    expect((await get('/healthz', { 'x-request-id': 'abc-1' })).headers['x-request-id']).toBe('abc-1')
    expect((await get('/healthz', { 'x-request-id': 'a b\n' })).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect((await get('/nowhere')).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect((await get('/%E0', { 'x-request-id': 'abc-1' })).headers['x-request-id']).toBe('abc-1')
  })
})

describe('errors', () => {
  const post = (payload: string, type = 'application/json') =>
    service.app.inject({ method: 'POST', url: '/api/users/login', headers: { 'content-type': type }, payload })

  test.each([
    ['malformed JSON', () => post('{"email":'), 400, 'malformed_json'],
    ['a body that is too big', () => post(`"${'x'.repeat(1_100_000)}"`), 413, 'body_too_large'],
    ['a body that is not JSON', () => post('<a/>', 'text/xml'), 415, 'unsupported_media_type'],
    ['a wrong body', () => post('{"email":1}'), 422, 'invalid'],
    ['an unknown path', () => get('/api/v2/nowhere'), 404, 'not_found'],
    ['a malformed address', () => get('/api/v2/page-by-url/%E0'), 400, 'malformed_url'],
    ['a page whose url nothing can have', () => get('/api/v2/page-by-url/%2Fa%00b'), 404, 'not_found'],
    ['an unknown page', () => get('/api/v2/page-by-url/%2Fnobody'), 404, 'not_found'],
  ])('%s is a problem that says so', async (_name, send, status, title) => {
    const answer = await send()
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.json()).toMatchObject({ type: `urn:problem:${title}`, title, status })
  })

  test('invalid fields are named with path and rule', async () => {
    const { errors } = (await post('{"email":1,"password":"x"}')).json()
    expect(errors).toMatchObject([{ path: 'email', validatorKey: 'invalid' }])
  })
})

describe('pages', () => {
  test('HOST-1 are found by url', async () => {
    expect((await get('/api/v2/page-by-url/%2Fsmagen')).json()).toMatchObject({ url: '/smagen', title: 'Smagen' })
    const front = (await get('/api/v2/page-by-url/%2F')).json()
    expect(front).toMatchObject({ url: '/', blocks: [{ id: 'a', type: 'banner', title: 'Hej', linkUrl: '/x' }] })
    expect((await get(`/api/v2/pages/${front.id}`)).json()).toEqual(front)
  })

  test('are listed in full and trimmed', async () => {
    expect((await get('/api/v2/pages')).json()).toHaveLength(2)
    const [trimmed] = (await get('/api/v2/trimmed-pages')).json()
    expect(Object.keys(trimmed).sort()).toEqual(['caterId', 'id', 'title', 'url'])
  })
})

test('cities are the Danish postal codes, once each', async () => {
  const cities = (await get('/api/v2/cities')).json()
  expect(cities.length).toBeGreaterThan(1000)
  expect(new Set(cities.map((city: { zipCode: string }) => city.zipCode)).size).toBe(cities.length)
  expect(cities).toContainEqual({ zipCode: '8000', city: 'Aarhus C' })
  expect(cities).toContainEqual({ zipCode: '0900', city: 'København C' })
})

describe('operations', () => {
  test('liveness and readiness are served', async () => {
    expect((await get('/healthz')).json()).toEqual({ ok: true })
    expect((await get('/readyz')).json()).toEqual({ ok: true })
  })

  test('SEC-15 requests are counted by route and status, which the service does not tell on its own port', async () => {
    await get('/api/v2/pages/0')
    const text = await service.app.metricsText()
    expect(text).toMatch(/http_requests_total\{method="GET",route="\/api\/v2\/pages\/:id",status="404"\} \d+/)
    expect(text).toMatch(/process_start_time_seconds \d/)
    expect((await get('/metrics')).statusCode).toBe(404)
  })

  test('every route is described from the schemas that validate it', async () => {
    const { paths } = (await get('/openapi.json')).json()
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([
        '/api/users/login',
        '/api/v2/caters/{caterId}/products/menus',
        '/api/v2/page-by-url/{url}',
      ]),
    )
    expect(paths['/api/users/login'].post.requestBody.content['application/json'].schema.required).toEqual([
      'email',
      'password',
    ])
    const docs = await get('/docs')
    expect(docs.headers['content-type']).toContain('text/html')
    expect(docs.body).toContain('GET /api/v2/page-by-url/{url}')
  })
})
