import { expect, test } from 'vitest'
import { parseHost } from './page/host.ts'
import { publicPage } from './publicPage.ts'

const pageAt = (address: string) => {
  const url = new URL(address)
  return publicPage(parseHost(url.host, 'example.dk'), url)
}

const STOREFRONT = { kind: 'page', instead: '/' }

test.each([
  ['http://smagen.example.dk/', { address: '/', kind: 'page' }],
  ['http://smagen.example.dk/?utm_source=x&kuverter=40&dato=2027-01-01', { address: '/', kind: 'page' }],
  ['http://smagen.example.dk/?category=Dessert&x=1', { ...STOREFRONT, address: '/?category=dessert' }],
  ['http://smagen.example.dk/?category=DESSERT&category=x', { ...STOREFRONT, address: '/?category=dessert' }],
  ['http://smagen.example.dk/handelsbetingelser?category=x', { address: '/handelsbetingelser', kind: 'page' }],
  ['http://example.dk/', { address: '/', kind: 'page' }],
  ['http://example.dk/?x=1', { address: '/', kind: 'page' }],
  ['http://example.dk/?filter=2&x=1&sted=8000&filter=1', { address: '/?sted=8000&filter=2&filter=1', kind: 'search' }],
  [
    'http://example.dk/sammenlign?koekken=55&koekken=57',
    { address: '/sammenlign?koekken=55&koekken=57', kind: 'search' },
  ],
])('SCA-2 %s is rendered by what it names alone', (address, expected) => {
  expect(pageAt(address)).toEqual(expected)
})

test.each([
  ['http://smagen.example.dk/login', '/login'],
  ['http://example.dk/login?from=/admin/ordre&x=1', '/login'],
  ['http://smagen.example.dk/login?from=/anmod', '/login?from=%2Fanmod'],
])('SEC-13 %s is one page for all that it leads back to, but for the order form', (address, expected) => {
  expect(pageAt(address)).toEqual({ address: expected, kind: 'login' })
})

test('SEC-13 all addresses of a host that lead nowhere are one page', () => {
  const addresses = [
    'http://smagen.example.dk/nowhere',
    'http://smagen.example.dk/kurv',
    'http://smagen.example.dk/anmod/more?x=1',
    'http://smagen.example.dk/sammenlign',
    'http://example.dk/kurv/key',
  ]
  const pages = addresses.map(pageAt)
  expect(new Set(pages.map((page) => page?.address)).size).toBe(1)
  expect(new Set(pages.map((page) => page?.kind))).toEqual(new Set(['missing']))
})

test.each([
  'http://smagen.example.dk/anmod',
  'http://smagen.example.dk/admin',
  'http://smagen.example.dk/admin/nowhere',
  'http://smagen.example.dk/ordre/token',
  'http://more.smagen.example.dk/',
  'http://more.smagen.example.dk/nowhere',
  'http://www.example.dk/',
  'http://foreign.test/',
  'http://127.0.0.1/',
])('SCA-2 %s is no page that is cached', (address) => expect(pageAt(address)).toBeNull())
