import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test, vi } from 'vitest'
import type { Log } from '../../runtime/logger.ts'
import { logPageFailure } from './logPageFailure.ts'

test.each([
  [429, 'warn'],
  [500, 'error'],
  [503, 'error'],
] as const)('a page that is answered with %i is a %s', (status, level) => {
  const log = { info: vi.fn<Log['info']>(), warn: vi.fn<Log['warn']>(), error: vi.fn<Log['error']>() }
  const from = new IncomingMessage(new Socket())
  from.headers['x-request-id'] = 'request-1'
  const error = new Error('no page')
  logPageFailure(log, error, from, status)
  expect(log[level]).toHaveBeenCalledExactlyOnceWith({ requestId: 'request-1', err: error, status }, 'page failed')
  expect(log.info.mock.calls.length + log.warn.mock.calls.length + log.error.mock.calls.length).toBe(1)
})

test('a page without the v2 service is not logged again', () => {
  const log = { info: vi.fn<Log['info']>(), warn: vi.fn<Log['warn']>(), error: vi.fn<Log['error']>() }
  const error = Object.assign(new Error('no v2 service'), { code: 'UPSTREAM_UNAVAILABLE' })
  logPageFailure(log, error, new IncomingMessage(new Socket()), 503)
  expect(log.info.mock.calls.length + log.warn.mock.calls.length + log.error.mock.calls.length).toBe(0)
})

test('a page whose visitor has left is no failure', () => {
  const log = { info: vi.fn<Log['info']>(), warn: vi.fn<Log['warn']>(), error: vi.fn<Log['error']>() }
  const socket = new Socket()
  socket.destroy()
  logPageFailure(log, new DOMException('aborted', 'AbortError'), new IncomingMessage(socket), 500)
  expect(log.info.mock.calls.length + log.warn.mock.calls.length + log.error.mock.calls.length).toBe(0)
})
