import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { createCatalogueFixture, type CatalogueFixture } from '../testing/catalogueFixture.ts'
import { addUser } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'

const MEGABYTE = 1_048_576

let service: TestApp
let fixture: CatalogueFixture
beforeAll(async () => {
  service = await openTestApp()
  fixture = await createCatalogueFixture(service)
  await service.app.listen({ port: 0, host: '127.0.0.1' })
  return () => service.close()
})

const adminToken = async () => service.tokenFor(await addUser(service.db, { role: 'admin' }))

describe('a route that accepts forms', () => {
  test('accepts one larger than the JSON limit', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const picture = sharp({ create: { width: 1200, height: 1000, channels: 3, background: '#888', noise } })
    const bytes = await picture.png().toBuffer()
    expect(bytes.length).toBeGreaterThan(3 * MEGABYTE)
    const body = new FormData()
    body.set('name', 'Frokost')
    body.set('0', new File([new Uint8Array(bytes)], 'stor.png'))
    const answer = await fixture.call('POST', `${fixture.path}/categories`, { body })
    expect([answer.statusCode, answer.json().images.length]).toEqual([201, 1])
  })

  test.each([
    ['POST', '/api/caters/create'],
    ['PUT', '/api/v2/caters/full'],
    ['POST', '/api/v2/caters/1/categories'],
    ['PUT', `/api/v2/caters/1/categories/${crypto.randomUUID()}`],
  ] as const)('%s %s has the same JSON limit as others', async (method, url) => {
    const authorization = `Bearer ${await service.tokenFor(await addUser(service.db, { role: 'admin' }))}`
    const payload = { name: 'x'.repeat(1.1 * MEGABYTE) }
    const answer = await service.app.inject({ method, url, headers: { authorization }, payload })
    expect([answer.statusCode, answer.json().title]).toEqual([413, 'body_too_large'])
  })
})

describe('the fields of a form', () => {
  test('SEC-4 have together the size of a JSON body, since they are in memory', async () => {
    const body = new FormData()
    for (let number = 0; number < 3; number += 1) body.set(`caption${number}`, 'x'.repeat(0.4 * MEGABYTE))
    const answer = await fixture.call('POST', `${fixture.path}/categories`, { body })
    expect([answer.statusCode, answer.json().title]).toEqual([413, 'body_too_large'])
  })
})

describe('the room of a user', () => {
  test('SEC-4 holds eight forms at once, is nobody else’s, and is free again when the sender goes', async () => {
    const { port } = service.app.server.address() as AddressInfo
    const [token, otherToken] = await Promise.all([adminToken(), adminToken()])
    const begin = (bearer: string) => {
      const socket = connect(port, '127.0.0.1')
      const head = `POST /api/v2${fixture.path}/categories HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${bearer}`
      socket.write(`${head}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000000\r\n\r\n--x\r\n`)
      return socket
    }
    const create = async (bearer: string) => {
      const body = new FormData()
      body.set('name', 'Frokost')
      const headers = { authorization: `Bearer ${bearer}` }
      const url = `http://127.0.0.1:${port}/api/v2${fixture.path}/categories`
      return (await fetch(url, { method: 'POST', headers, body })).status
    }
    // Nine, of which one is refused: then eight are under way
    const pending = Array.from({ length: 9 }, () => begin(token))
    const [rejection] = await Promise.race(pending.map((socket) => once(socket, 'data')))
    expect(String(rejection)).toContain('429')
    expect(await create(token)).toBe(429)
    expect(await create(otherToken)).toBe(201)
    for (const socket of pending) socket.destroy()
    await expect.poll(() => create(token)).toBe(201)
  })
})

describe('a form', () => {
  test('must arrive within five minutes, as any request', () => {
    expect(service.app.server.requestTimeout).toBe(300_000)
  })
})
