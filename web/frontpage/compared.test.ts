import { expect, test } from 'vitest'
import { readCompared, readComparedMenus } from './compared.ts'

test.each([
  ['', []],
  ['koekken=55&koekken=56', ['55', '56']],
  ['koekken=55&koekken=55&koekken=x&koekken=', ['55']],
  ['koekken=1&koekken=2&koekken=3&koekken=4', ['1', '2', '3']],
  ['koekken=99999999999', []],
])('MAR-4 %j compares %j', (address, numbers) => {
  expect(readCompared(new URLSearchParams(address))).toEqual(numbers)
})

test('MAR-7 the chosen menus are uuids, each once, at most one for each caterer', () => {
  const [a, b] = ['2b1f4bb0-0f2a-4a83-8f3c-3f1f5a3c0001', '2b1f4bb0-0f2a-4a83-8f3c-3f1f5a3c0002']
  const read = (address: string) => readComparedMenus(new URLSearchParams(address))
  expect(read(`menu=${a}&menu=x&menu=${b}&menu=${a}&menu=`)).toEqual([a, b])
})
