import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { readBytes } from './readBytes.ts'

const MOST = 10

test('all that a stream tells is read, in however many pieces', async () => {
  const [one, several, none] = [new PassThrough(), new PassThrough(), new PassThrough()]
  const read = Promise.all([one, several, none, null].map((stream) => readBytes(stream, MOST)))
  one.end('smagen')
  several.write('sma')
  several.end('gen')
  none.end()
  expect((await read).map(String)).toEqual(['smagen', 'smagen', '', ''])
})

test('what says more than is taken is ended, and fails', async () => {
  const stream = new PassThrough()
  const read = readBytes(stream, MOST)
  stream.write('x'.repeat(MOST))
  stream.write('x')
  await expect(read).rejects.toMatchObject({ code: 'max-size' })
  expect(stream.destroyed).toBe(true)
})

test('what breaks off fails', async () => {
  const [failing, ended] = [new PassThrough(), new PassThrough()]
  const reads = [failing, ended].map((stream) => readBytes(stream, MOST).catch(({ message }: Error) => message))
  failing.write('sma')
  failing.destroy(new Error('reset'))
  ended.write('sma')
  ended.destroy()
  expect(await Promise.all(reads)).toEqual(['reset', 'The answer ended early'])
  for (const [index, broken] of [failing, ended].entries())
    await expect(readBytes(broken, MOST)).rejects.toThrow(index === 0 ? 'reset' : 'The answer ended early')
})
