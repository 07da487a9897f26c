import { expect, test } from 'vitest'
import { createSerialQueue } from './serialQueue.ts'

test('a task begins when the one before it has settled, also when that failed', async () => {
  const enqueue = createSerialQueue()
  const done: string[] = []
  let fail = (_error: Error) => {}
  const first = enqueue(() => new Promise<string>((_resolve, reject) => (fail = reject)))
  const second = enqueue(async () => done.push('second'))
  await new Promise((resolve) => setImmediate(resolve))
  expect(done).toEqual([])
  fail(new Error('no network'))
  await expect(first).rejects.toThrow('no network')
  await second
  expect(done).toEqual(['second'])
})
