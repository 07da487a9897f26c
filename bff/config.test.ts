import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

describe('readConfig', () => {
  test('defaults the v2 service to the next port', () => {
    expect(readConfig({ PORT: '5000' })).toMatchObject({
      port: 5000,
      v2Url: 'http://127.0.0.1:5001',
      domain: 'localhost',
    })
    expect(readConfig({ V2_PORT: '7000' }).v2Url).toBe('http://127.0.0.1:7000')
    expect(readConfig({ V2_URL: 'https://v2.example.dk/' }).v2Url).toBe('https://v2.example.dk')
  })

  test.each([
    ['PORT', 'four'],
    ['V2_URL', 'ftp://x'],
    ['DOMAIN', 'a b'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_PORT', '0'],
    ['TRUST_PROXY', '-1'],
    ['INTERNAL_SECRET', 'short'],
    ['V2_TIMEOUT_MS', '0'],
    ['MAIN_SITE_URL', 'example'],
    ['REDIS_URL', 'http://localhost'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector'],
    ['SECURITY_CONTACT', 'security@example.dk'],
    ['IMAGE_CACHE_MB', '-1'],
    ['BUDGET_ANONYMOUS', '0'],
    ['BUDGET_USER', 'much'],
    ['NODE_ENV', 'live'],
  ])('a wrong %s stops the start and is named', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name)
  })
})
