import { expect, test } from 'vitest'
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, isAllowedHref, isOwnImage, RENDERED_AS } from './allowedHtml.ts'

test('STO-8 names the tags and attributes that are allowed', () => {
  const tags = 'b, i, em, u, strong, a, h1, h2, h3, p, ul, li, ol, img, br'
  expect(ALLOWED_TAGS.join(', ')).toBe(tags)
  expect(ALLOWED_ATTRIBUTES).toEqual({ a: ['href'], img: ['src', 'alt'] })
  expect(RENDERED_AS).toEqual({ h4: 'h3', h5: 'h3', h6: 'h3' })
})

test.each(['http://a.dk', 'https://a.dk/x?y#z', 'HTTPS://A.DK', ' https://a.dk', 'mailto:a@b.dk', 'tel:+4520304050'])(
  'STO-8 allows the link %j',
  (href) => {
    expect(isAllowedHref(href)).toBe(true)
  },
)

test.each([
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'ftp://a.dk',
  '//a.dk',
  '/admin',
  '#top',
  '',
  'x https://a.dk',
])('STO-8 drops the link %j', (href) => {
  expect(isAllowedHref(href)).toBe(false)
})

test.each(['/images/a.webp', '/api/caters/images/55/a.jpg?w=320'])('STO-8 allows our own image %j', (src) => {
  expect(isOwnImage(src)).toBe(true)
})

test.each([
  'https://evil.dk/images/a.png',
  '//evil.dk/images/a.png',
  '/images',
  '/images/../graphql?query=x',
  '/images/%2e%2e/graphql',
  '/images\\..\\graphql',
  '/images/\\..\\..\\graphql',
  'images/a.png',
  '/other/images/a.png',
  'data:image/png;base64,x',
  '',
])('STO-8 drops the image %j', (src) => {
  expect(isOwnImage(src)).toBe(false)
})
