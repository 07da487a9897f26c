import { createServer } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageUrl } from './pageRequest.ts'

let trustProxy = 0
const server = createServer((request, response) => {
  response.end(pageUrl(request, trustProxy)?.href ?? 'none')
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

/** The body of the answer to a GET with these header lines, as they are. */
async function answerTo(...headers: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(['GET /anmod?x=1 HTTP/1.1', 'Connection: close', ...headers, '', ''].join('\r\n'))
  let answer = ''
  for await (const chunk of socket) answer += chunk
  return answer.split('\r\n\r\n')[1] ?? ''
}

describe('the request for a page', () => {
  test.each([
    ['smagen.localhost:4000', 'http://smagen.localhost:4000/anmod?x=1'],
    ['[::1]:4000', 'http://[::1]:4000/anmod?x=1'],
    ['127.0.0.1', 'http://127.0.0.1/anmod?x=1'],
  ])('has the visitor’s host %s', async (host, url) => {
    expect(await answerTo(`Host: ${host}`)).toContain(url)
  })

  test.each(['', ' ', 'a b', 'a/b', 'user@host', 'host:port', 'host:99999', '[::1', 'a?b', '%'])(
    'is none where the host is none: %j',
    async (host) => {
      expect(await answerTo(`Host: ${host}`)).toContain('none')
    },
  )

  test.each(['/%E0%A4%A', '/kurv/%', '/%ED%A0%80'])(
    'leads nowhere where its path cannot be decoded: %s',
    async (path) => {
      const { port } = server.address() as AddressInfo
      const answer = await fetch(`http://localhost:${port}${path}?x=1`)
      expect(await answer.text()).toBe(`http://localhost:${port}/findes-ikke?x=1`)
    },
  )

  test('SEC-9 is none for a host of more than 255 characters', async () => {
    expect(await answerTo(`Host: ${'a'.repeat(255)}`)).toContain('http://aaa')
    expect(await answerTo(`Host: ${'a'.repeat(256)}`)).toContain('none')
  })

  test('is https where the last of the trusted proxies says so', async () => {
    const last = 'X-Forwarded-Proto: http, https'
    expect(await answerTo('Host: a.dk', last)).toContain('http://a.dk/')
    trustProxy = 1
    expect(await answerTo('Host: a.dk', last)).toContain('https://a.dk/')
    expect(await answerTo('Host: a.dk', 'X-Forwarded-Proto: https, http')).toContain('http://a.dk/')
    trustProxy = 0
  })
})
