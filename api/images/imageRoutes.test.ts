import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { addCater, addUser } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'

vi.mock('node:fs/promises', { spy: true })

let service: TestApp
let url: string

beforeAll(async () => {
  service = await openTestApp()
  const bytes = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#9a3412' } })
    .jpeg()
    .toBuffer()
  const { path } = await service.services.images.put(58, bytes)
  url = `/api/caters/images/58/${path}`
  return () => service.close()
})

const get = (address: string, headers: Record<string, string> = {}) => service.app.inject({ url: address, headers })

describe('GET /api/caters/images/{caterId}/{path}', () => {
  test.each([
    ['image/avif,image/webp,*/*;q=0.8', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['image/avif;q=0,image/webp', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('responds to %s with %s in the requested width', async (accept, contentType, format) => {
    const answer = await get(`${url}?w=320`, { accept })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe(contentType)
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format, width: 320, height: 160 })
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.vary).toBe('Accept')
  })

  test('responds 304 to a client that has it', async () => {
    const first = await get(url, { accept: 'image/webp' })
    const etag = String(first.headers.etag)
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const again = await get(url, { accept: 'image/webp', 'if-none-match': known })
      expect([known, again.statusCode, again.body]).toEqual([known, 304, ''])
    }
    expect((await get(url, { accept: 'image/avif', 'if-none-match': etag })).statusCode).toBe(200)
  })

  test('responds 404 to an unknown name and to path traversal', async () => {
    for (const path of [`${'0'.repeat(32)}.jpg`, '..%2F..%2Fsigning-key.json', '%2e%2e%2fvariants', 'x', '..']) {
      const answer = await get(`/api/caters/images/58/${path}`)
      expect([path, answer.statusCode]).toEqual([path, 404])
      expect(answer.headers['content-type']).toContain('application/problem+json')
    }
    expect((await get(url.replace('/58/', '/57/'))).statusCode).toBe(404)
  })

  test('refuses a width that is not offered', async () => {
    expect((await get(`${url}?w=9999`)).statusCode).toBe(422)
  })
})

test('an upload to a full disk is 507, and changes nothing', async () => {
  const { app, db, tokenFor } = service
  const cater = await addCater(db)
  const token = await tokenFor(await addUser(db, { role: 'cater', caterId: cater.id }))
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('name', 'Frokost')
  form.set('0', new File([new Uint8Array(bytes)], 'a.png'))
  const encoded = new Response(form)
  vi.mocked(writeFile).mockRejectedValueOnce(Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' }))
  const answer = await app.inject({
    method: 'POST',
    url: `/api/v2/caters/${cater.id}/categories`,
    headers: { authorization: `Bearer ${token}`, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  expect([answer.statusCode, answer.json().title]).toEqual([507, 'no_space'])
  expect((await get(`/api/v2/caters/${cater.id}/categories`)).json()).toEqual([])
})
