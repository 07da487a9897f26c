import { describe, expect, test } from 'vitest'
import { NotFound } from './errors.ts'
import { linkKey, path } from './path.ts'

test('SEC-20 a value stays one segment of its path', () => {
  expect(path`/orders/${'../x?y#z'}/mails/${7}`).toEqual({
    text: '/orders/..%2Fx%3Fy%23z/mails/7',
    name: '/orders/*/mails/*',
  })
})

describe('SEC-20 what nothing can be called is not found, without a call', () => {
  test.each(['.', '..', '\ud800', 'x\udc00', 'x'.repeat(256)])('a path with %j', (value) => {
    expect(() => path`/pages/${value}`).toThrow(NotFound)
  })

  test.each(['', 'x'.repeat(101), 'a b', 'a.b', '..', 'æ', 'a/b', '\0', 'a\n'])('the key %j of a link', (key) => {
    expect(() => linkKey(key)).toThrow(NotFound)
  })

  test.each(['A', 'x'.repeat(100), 'a-b_c9'])('but the key %s may be one', (key) => {
    expect(linkKey(key)).toBe(key)
  })
})
