import { describe, expect, test } from 'vitest'
import { storefrontSlug } from './storefrontHost.ts'

describe('HOST-1 the label before the domain picks the storefront', () => {
  test.each([
    ['smagen.localhost:4000', 'localhost', 'smagen'],
    ['smagen.localhost', 'localhost', 'smagen'],
    ['SMAGEN.Example.dk', 'example.dk', 'smagen'],
    ['smagen.example.dk.', 'example.dk', 'smagen'],
    ['smagen.example.dk.:4000', 'example.dk', 'smagen'],
    ['www.smagen.example.dk', 'example.dk', 'smagen'],
  ])('%s under %s: %s', (host, domain, slug) => {
    expect(storefrontSlug(host, domain)).toBe(slug)
  })

  test.each([
    ['localhost:4000', 'localhost'],
    ['example.dk.', 'example.dk'],
    ['www.example.dk', 'example.dk'],
    ['.example.dk', 'example.dk'],
    ['127.0.0.1:4000', 'localhost'],
    ['[::1]:4000', 'localhost'],
    ['smagen.other.dk', 'example.dk'],
    ['notexample.dk', 'example.dk'],
    ['', 'localhost'],
  ])('%s under %s counts as bare', (host, domain) => {
    expect(storefrontSlug(host, domain)).toBeNull()
  })
})
