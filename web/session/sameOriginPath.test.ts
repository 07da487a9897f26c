import { describe, expect, test } from 'vitest'
import { sameOriginPath } from './sameOriginPath.ts'

describe('LOG-5 the page they came from', () => {
  test.each([
    ['/admin/ordre?status=PAID#top', '/admin/ordre?status=PAID#top'],
    ['/', '/'],
  ])('%s is accepted', (from, path) => expect(sameOriginPath(from)).toBe(path))

  test.each([
    null,
    '',
    'admin',
    'https://evil.example/admin',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
  ])('%j is refused', (from) => expect(sameOriginPath(from)).toBeNull())
})
