import { expect, test } from 'vitest'
import { frontPageUrl } from './frontPageUrl.ts'

test('HOST-2 the front page is on the bare domain and the same port', () => {
  expect(frontPageUrl('x.localhost:4000', 'localhost', false)).toBe('http://localhost:4000/')
  expect(frontPageUrl('x.example.dk', 'example.dk', true)).toBe('https://example.dk/')
})
