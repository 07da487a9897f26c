import { expect, test } from 'vitest'
import { createRateLimiter } from './rateLimits.ts'

test('SEC-3 of more than 100,000 networks the one that was seen the longest ago is forgotten', async () => {
  const consume = createRateLimiter(null)
  const spend = async (name: string) => (await consume({ kind: 'address', name, limit: 10 }, 1)).state.remaining
  expect([await spend('first'), await spend('second'), await spend('first')]).toEqual([9, 9, 8])
  for (let network = 0; network < 99_999; network++) await spend(`network ${network}`)
  expect([await spend('first'), await spend('second')]).toEqual([7, 9])
})
