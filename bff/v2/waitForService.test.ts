import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFakeV2 } from '../testing/fakeV2.ts'
import { waitForService } from './waitForService.ts'

let v2: Awaited<ReturnType<typeof startFakeV2>>
beforeAll(async () => {
  v2 = await startFakeV2()
})
afterAll(() => v2.stop())

const logged: unknown[] = []
const log = { info: (...entry: unknown[]) => void logged.push(entry) }

test('SCA-12 the service is waited for while it hangs up or is not ready, which is logged once', async () => {
  const answers = [{ status: 503 }, 'hang up', { status: 503 }, { status: 200, body: { ok: true } }] as const
  let asked = 0
  v2.answer('GET /readyz', () => answers[asked++] ?? 'hang up')
  await waitForService(v2.url, log)
  expect(asked).toBe(answers.length)
  expect(logged).toEqual([[{ v2: new URL(v2.url).host }, 'waiting for the v2 service']])
})

test('SCA-12 a service that has no path for it is ready when it answers', async () => {
  v2.answer('GET /readyz', () => ({ status: 404 }))
  v2.takeCalls()
  await waitForService(v2.url, log)
  expect(v2.takeCalls()).toEqual(['GET /readyz'])
})
