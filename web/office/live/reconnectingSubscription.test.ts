import { expect, test } from 'vitest'
import { coalesced } from './singleFlight.ts'
import { keepFollowing } from './reconnectingSubscription.ts'
import type { FollowTold } from './reconnectingSubscription.ts'

/** Follows connections that each do what a step says, and ends after the last. */
async function run(steps: ((told: FollowTold) => void)[], begins: (string | null)[] = ['1']) {
  const ended = new AbortController()
  const log: unknown[] = []
  await keepFollowing(
    {
      begin: async () => {
        const cursor = begins.shift() ?? null
        log.push(`begin ${cursor}`)
        return cursor
      },
      follow: async (after, told) => {
        log.push(`after ${after}`)
        steps.shift()?.(told)
        if (steps.length === 0) ended.abort()
        throw new Error('cut')
      },
    },
    { signal: ended.signal, onState: (state) => log.push(state), pause: async (ms) => void log.push(ms) },
  )
  return log
}
const pauses = (log: unknown[]) => log.filter((entry) => typeof entry === 'number')

test('ORL-3 after a break it goes on from the last cursor, without beginning anew', async () => {
  const log = await run([
    (told) => {
      told.onOpen()
      told.onChange('2')
      told.onChange('3')
    },
    () => undefined,
  ])
  expect(log.filter((entry) => typeof entry === 'string')).toEqual([
    'begin 1',
    'after 1',
    'connected',
    'reconnecting',
    'after 3',
  ])
})

test('ORL-3 where the service has no cursors, all is renewed after each break', async () => {
  const log = await run([(told) => told.onChange(null), () => undefined], [null, null])
  expect(log.filter((entry) => String(entry).startsWith('begin'))).toEqual(['begin null', 'begin null'])
})

test('ORL-3 pauses grow to a limit, by chance, and begin anew once something came', async () => {
  const nothing = () => undefined
  const grown = pauses(await run(Array.from({ length: 12 }, () => nothing)))
  for (const [tries, ms] of grown.entries()) {
    const longest = Math.min(500 * 2 ** tries, 20_000)
    expect(ms).toBeGreaterThanOrEqual(longest / 2)
    expect(ms).toBeLessThanOrEqual(longest)
  }
  const anew = pauses(await run([nothing, nothing, nothing, (told) => told.onChange('2'), nothing]))
  expect(anew.at(-1)).toBeLessThanOrEqual(500)
})

test('work that is wanted while it runs is done once more, however often it was wanted', async () => {
  let runs = 0
  const work = coalesced(async () => {
    runs += 1
    await Promise.resolve()
    if (runs === 1) throw new Error('failed')
  })
  await Promise.all([work(), work(), work()])
  expect(runs).toBe(2)
  await work()
  expect(runs).toBe(3)
})
