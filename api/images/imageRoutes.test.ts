import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/testApp.ts'

let service: TestApp
let url: string

beforeAll(async () => {
  service = await openTestApp()
  const bytes = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#9a3412' } })
    .jpeg()
    .toBuffer()
  const { path } = await service.services.images.put(58, bytes)
  url = `/api/caters/images/58/${path}`
}, 30_000)

afterAll(() => service.close())

const get = (address: string, headers: Record<string, string> = {}) => service.app.inject({ url: address, headers })

describe('GET /api/caters/images/{caterId}/{path}', () => {
  test.each([
    ['image/avif,image/webp,*/*;q=0.8', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['image/avif;q=0,image/webp', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('answers %s with %s in the width asked for', async (accept, contentType, format) => {
    const answer = await get(`${url}?w=320`, { accept })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe(contentType)
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format, width: 320, height: 160 })
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.vary).toBe('Accept')
  })

  test('answers 304 to who has it', async () => {
    const first = await get(url, { accept: 'image/webp' })
    const etag = String(first.headers.etag)
    const again = await get(url, { accept: 'image/webp', 'if-none-match': etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await get(url, { accept: 'image/avif', 'if-none-match': etag })).statusCode).toBe(200)
  })

  test('answers 404 to an unknown name and to a way out of the folder', async () => {
    for (const path of [`${'0'.repeat(32)}.jpg`, '..%2F..%2Fsigning-key.json', '%2e%2e%2fvariants', 'x', '..']) {
      const answer = await get(`/api/caters/images/58/${path}`)
      expect([path, answer.statusCode]).toEqual([path, 404])
      expect(answer.headers['content-type']).toContain('application/problem+json')
    }
    expect((await get(url.replace('/58/', '/57/'))).statusCode).toBe(404)
  })

  test('refuses a width that it does not make', async () => {
    expect((await get(`${url}?w=9999`)).statusCode).toBe(422)
  })
})
