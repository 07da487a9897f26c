import { describe, expect, test } from 'vitest'
import { frontPageUrl, storefrontLabel } from './host.ts'

describe('HOST-1 the label before the domain picks the storefront', () => {
  test.each([
    ['smagen.localhost:4000', 'localhost', 'smagen'],
    ['SMAGEN.Example.dk', 'example.dk', 'smagen'],
    ['www.smagen.example.dk', 'example.dk', 'smagen'],
    ['localhost:4000', 'localhost', null],
    ['www.example.dk', 'example.dk', null],
    ['127.0.0.1:4000', 'localhost', null],
    ['[::1]:4000', 'localhost', null],
    ['smagen.other.dk', 'example.dk', null],
    ['notexample.dk', 'example.dk', null],
    ['', 'localhost', null],
  ])('%s under %s: %s', (host, domain, label) => {
    expect(storefrontLabel(host, domain)).toBe(label)
  })
})

test('HOST-2 the front page is on the bare domain and the same port', () => {
  expect(frontPageUrl('x.localhost:4000', 'localhost', false)).toBe('http://localhost:4000/')
  expect(frontPageUrl('x.example.dk', 'example.dk', true)).toBe('https://example.dk/')
})
