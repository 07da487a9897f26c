import { describe, expect, test } from 'vitest'
import { hostUrl, parseHost } from './host.ts'

describe('the host', () => {
  test('HOST-1 the label before the domain picks the caterer', () => {
    expect(parseHost('smagen.localhost:4000', 'localhost').slug).toBe('smagen')
    expect(parseHost('Smagen.Example.dk', 'example.dk')).toMatchObject({ slug: 'smagen', port: '' })
  })

  test('HOST-1 www, addresses, foreign hosts and the domain itself are bare', () => {
    for (const host of ['localhost:4000', 'smagen.other.dk', 'www.localhost', '127.0.0.1:4000', '[::1]:4000', '']) {
      expect(parseHost(host, 'localhost').slug).toBeNull()
    }
  })

  test('HOST-2 another host of the domain keeps scheme and port', () => {
    const host = parseHost('ukendt.localhost:4000', 'localhost')
    expect(hostUrl(host, 'http:')).toBe('http://localhost:4000/')
    expect(hostUrl(host, 'https:', 'smagen', '/anmod')).toBe('https://smagen.localhost:4000/anmod')
  })
})
