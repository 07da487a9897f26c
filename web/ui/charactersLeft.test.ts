import { expect, test } from 'vitest'
import { formatCharactersLeft } from './charactersLeft.ts'

test('VIS-8 the rest of a limit is shown near it, and the excess above it', () => {
  expect(formatCharactersLeft(4499, 5000)).toBeNull()
  expect(formatCharactersLeft(4500, 5000)).toBe('Der er 500 tegn tilbage.')
  expect(formatCharactersLeft(5000, 5000)).toBe('Der er 0 tegn tilbage.')
  expect(formatCharactersLeft(6200, 5000)).toBe('1.200 tegn for meget.')
  expect(formatCharactersLeft(179, 200)).toBeNull()
  expect(formatCharactersLeft(180, 200)).toBe('Der er 20 tegn tilbage.')
  expect(formatCharactersLeft(19, 30)).toBeNull()
})
