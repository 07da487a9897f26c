import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startFakeV2 } from '../testing/fakeV2.ts'
import { waitForService } from './waitForService.ts'

let v2: Awaited<ReturnType<typeof startFakeV2>>
beforeAll(async () => {
  v2 = await startFakeV2()
  return () => v2.stop()
})
afterEach(() => vi.useRealTimers())

const logged: unknown[] = []
const log = { warn: (...entry: unknown[]) => void logged.push(entry) }

test('SCA-12 the service is waited for while it hangs up or is not ready; a long wait is logged once, with its reason', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const answers = [{ status: 503 }, 'hang up', { status: 503 }, 'hang up', { status: 200, body: { ok: true } }] as const
  let requests = 0
  const loggedBefore: number[] = []
  v2.answer('GET /readyz', () => {
    loggedBefore.push(logged.length)
    vi.setSystemTime(Date.now() + 20_000)
    return answers[requests++] ?? 'hang up'
  })
  await waitForService(v2.url, log)
  expect(requests).toBe(answers.length)
  expect(loggedBefore).toEqual([0, 0, 1, 1, 1])
  const { host } = new URL(v2.url)
  expect(logged).toEqual([[{ v2: host, reason: 'ECONNRESET' }, 'still waiting for the v2 service']])
})

test('SCA-12 a service that has no path for it is ready when it answers', async () => {
  v2.answer('GET /readyz', () => ({ status: 404 }))
  v2.takeCalls()
  await waitForService(v2.url, log)
  expect(v2.takeCalls()).toEqual(['GET /readyz'])
})
