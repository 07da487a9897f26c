import { expect, test } from 'vitest'
import { parseHost } from './page/host.ts'
import { publicPage } from './publicPage.ts'

const pageAt = (address: string) => {
  const url = new URL(address)
  return publicPage(parseHost(url.host, 'example.dk'), url)
}

test.each([
  ['http://smagen.example.dk/', '/', false],
  ['http://smagen.example.dk/?utm_source=x&kuverter=40&dato=2027-01-01', '/', false],
  ['http://smagen.example.dk/?category=Dessert&x=1', '/?category=Dessert', false],
  ['http://smagen.example.dk/handelsbetingelser?category=x', '/handelsbetingelser', false],
  ['http://example.dk/', '/', false],
  ['http://example.dk/?x=1', '/', false],
  ['http://example.dk/?filter=2&x=1&sted=8000&filter=1', '/?sted=8000&filter=2&filter=1', true],
  ['http://example.dk/sammenlign?koekken=55&koekken=57', '/sammenlign?koekken=55&koekken=57', true],
])('SCA-2 %s is rendered by %s alone', (address, expected, isSearch) => {
  expect(pageAt(address)).toEqual({ address: expected, isSearch })
})

test.each([
  'http://smagen.example.dk/anmod',
  'http://smagen.example.dk/admin',
  'http://smagen.example.dk/login',
  'http://smagen.example.dk/nowhere',
  'http://smagen.example.dk/sammenlign',
  'http://more.smagen.example.dk/',
  'http://www.example.dk/',
  'http://foreign.test/',
  'http://127.0.0.1/',
])('SCA-2 %s is no page that is cached', (address) => expect(pageAt(address)).toBeNull())
