import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { createCatalogueFixture, type CatalogueFixture } from '../testing/catalogueFixture.ts'
import { addUser } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'

const MEGABYTE = 1_048_576
const JSON_TYPE = 'application/json'
const FORM_TYPE = 'multipart/form-data; boundary=x'
const longField = `--x\r\nContent-Disposition: form-data; name="name"\r\n\r\n${'x'.repeat(1.1 * MEGABYTE)}\r\n--x\r\n`

let service: TestApp
let fixture: CatalogueFixture
beforeAll(async () => {
  service = await openTestApp()
  fixture = await createCatalogueFixture(service)
  await service.app.listen({ port: 0, host: '127.0.0.1' })
  return () => service.close()
})

/** Sends the start of a body of this length, and returns the response's head once it has come. */
async function sendStart(type: string, length: number, start: string) {
  const token = await service.tokenFor(await addUser(service.db, { role: 'admin' }))
  const socket = connect((service.app.server.address() as AddressInfo).port, '127.0.0.1')
  const head = [
    `POST /api/v2${fixture.path}/categories HTTP/1.1`,
    'Host: localhost',
    `Authorization: Bearer ${token}`,
    `Content-Type: ${type}`,
    `Content-Length: ${length}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${start}`)
  const [answer] = await once(socket, 'data')
  return { socket, answer: String(answer).toLowerCase() }
}

test.each([
  ['a form with a field that is too long', FORM_TYPE, 20 * MEGABYTE, longField],
  ['JSON that is too long', JSON_TYPE, 1.1 * MEGABYTE, '{'],
])('of %s the rest is read, and the next request of its connection answered', async (_name, type, size, start) => {
  const length = Math.round(size)
  const { socket, answer } = await sendStart(type, length, start)
  expect(answer).toContain('413 payload too large')
  expect(answer).toContain('connection: keep-alive')
  const next = once(socket, 'data')
  socket.write(`${' '.repeat(length - start.length)}GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  expect(String(await next)).toContain('200 OK')
  socket.destroy()
})

test('what is longer than the largest form is not read: its connection closes', async () => {
  for (const [type, start] of [
    [FORM_TYPE, longField],
    [JSON_TYPE, '{'],
  ] as const) {
    const { socket, answer } = await sendStart(type, 400 * MEGABYTE, start)
    expect(answer).toContain('413 payload too large')
    expect(answer).toContain('connection: close')
    await once(socket, 'close')
  }
})
