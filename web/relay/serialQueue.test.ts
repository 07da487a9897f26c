import { expect, test } from 'vitest'
import { createTurns } from './serialQueue.ts'

test('what is done in turn begins when that before it has ended, well or not', async () => {
  const inTurn = createTurns()
  const done: string[] = []
  let fail = (_error: Error) => {}
  const first = inTurn(() => new Promise<string>((_resolve, reject) => (fail = reject)))
  const second = inTurn(async () => done.push('second'))
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(done).toEqual([])
  fail(new Error('no network'))
  await expect(first).rejects.toThrow('no network')
  await second
  expect(done).toEqual(['second'])
})
