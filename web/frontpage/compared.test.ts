import { expect, test } from 'vitest'
import { readCompared } from './compared.ts'

test.each([
  ['', []],
  ['koekken=55&koekken=56', ['55', '56']],
  ['koekken=55&koekken=55&koekken=x&koekken=', ['55']],
  ['koekken=1&koekken=2&koekken=3&koekken=4', ['1', '2', '3']],
  ['koekken=99999999999', []],
])('MAR-4 %j compares %j', (address, numbers) => {
  expect(readCompared(new URLSearchParams(address))).toEqual(numbers)
})
