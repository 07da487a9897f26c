import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerOtherMethod } from './otherMethods.ts'

const server = createServer((request, response) => answerOtherMethod(request, response))
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

const requestPage = (method: string, path: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method, redirect: 'manual' })

test('ERR-2 a form that is posted before the script runs is redirected to its page', async () => {
  const { status, headers } = await requestPage('POST', '/login?from=%2Fadmin')
  expect([status, headers.get('location')]).toEqual([303, '/login?from=%2Fadmin'])
})

test.each([
  ['POST', '//evil.example'],
  ['DELETE', '/login'],
])('%s %s is not allowed', async (method, path) => {
  const { status, headers } = await requestPage(method, path)
  expect([status, headers.get('location'), headers.get('allow')]).toEqual([405, null, 'GET, HEAD'])
})
