import { expect, test } from 'vitest'
import { GraphError } from '../../relay/graphError.ts'
import { reconnectingSubscription } from './reconnectingSubscription.ts'
import type { ConnectionHandlers } from './reconnectingSubscription.ts'
import { singleFlight } from './singleFlight.ts'

/** Runs one connection for each step, which breaks after it, and aborts after the last; returns the log of all calls. */
async function run(steps: ((handlers: ConnectionHandlers) => void)[], cursors: (string | null)[] = ['1']) {
  const abort = new AbortController()
  const log: unknown[] = []
  await reconnectingSubscription(
    {
      resync: async () => {
        const cursor = cursors.shift() ?? null
        log.push(`resync ${cursor}`)
        return cursor
      },
      connect: async (after, handlers) => {
        log.push(`after ${after}`)
        steps.shift()?.(handlers)
        if (steps.length === 0) abort.abort()
        throw new Error('connection lost')
      },
    },
    { signal: abort.signal, onState: (state) => log.push(state), pause: async (ms) => void log.push(ms) },
  )
  return log
}
const pauses = (log: unknown[]) => log.filter((entry) => typeof entry === 'number')

test('ORL-3 after a lost connection it continues from the last cursor, without a resync', async () => {
  const log = await run([
    (handlers) => {
      handlers.onOpen()
      handlers.onChange('2')
      handlers.onChange('3')
    },
    () => undefined,
  ])
  expect(log.filter((entry) => typeof entry === 'string')).toEqual([
    'resync 1',
    'after 1',
    'connected',
    'reconnecting',
    'after 3',
  ])
})

test('ORL-3 with a service without cursors, it resyncs after each lost connection', async () => {
  const log = await run([(handlers) => handlers.onChange(null), () => undefined], [null, null])
  expect(log.filter((entry) => String(entry).startsWith('resync'))).toEqual(['resync null', 'resync null'])
})

test('SEC-2 where the graph allows no more connections, it resyncs every half minute until it does', async () => {
  const refuse = () => {
    throw new GraphError('Close one', 'TOO_MANY_LISTENERS')
  }
  const log = await run([refuse, refuse, (handlers) => handlers.onOpen()], ['1', '5', '9'])
  expect(log).toEqual([
    'resync 1',
    'after 1',
    'polling',
    30_000,
    'resync 5',
    'after 5',
    'polling',
    30_000,
    'resync 9',
    'after 9',
    'connected',
  ])
})

test('ORL-3 pauses grow to a maximum, with jitter, and start over after a change', async () => {
  const nothing = () => undefined
  const grown = pauses(await run(Array.from({ length: 12 }, () => nothing)))
  for (const [attempts, ms] of grown.entries()) {
    const max = Math.min(500 * 2 ** attempts, 20_000)
    expect(ms).toBeGreaterThanOrEqual(max / 2)
    expect(ms).toBeLessThanOrEqual(max)
  }
  const reset = pauses(await run([nothing, nothing, nothing, (handlers) => handlers.onChange('2'), nothing]))
  expect(reset.at(-1)).toBeLessThanOrEqual(500)
})

test('calls of a single-flight function while it runs start one more run, however many they are', async () => {
  let runs = 0
  const work = singleFlight(async () => {
    runs += 1
    await Promise.resolve()
    if (runs === 1) throw new Error('failed')
  })
  await Promise.all([work(), work(), work()])
  expect(runs).toBe(2)
  await work()
  expect(runs).toBe(3)
})
