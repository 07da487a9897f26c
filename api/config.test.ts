import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Environment } from '../runtime/settings.ts'
import { createClock, readConfig, readJobConfig } from './config.ts'
import { newSigningKey } from './accounts/signingKey.ts'

const INTERNAL_SECRET = 'some-secret-of-both'
const development = { NODE_ENV: 'development' }

describe('settings', () => {
  test('have defaults that work on a new machine', () => {
    expect(readConfig(development)).toMatchObject({
      port: 4000,
      v2Port: 4001,
      host: '127.0.0.1',
      dataDir: './data',
      domain: 'localhost',
      demoData: true,
      isProduction: false,
    })
  })

  test('SCA-8 a process that serves nobody needs no key and no secret in production', () => {
    expect(readJobConfig({ NODE_ENV: 'production' })).toMatchObject({ isProduction: true, signingKey: undefined })
    expect(() => readJobConfig({ NODE_ENV: 'production', NOW: '2026-11-21T12:00:00Z' })).toThrow('NOW')
    expect(() => readJobConfig({ NODE_ENV: 'production', CLOCK_FILE: './clock' })).toThrow('CLOCK_FILE')
  })

  test('SCA-8 the service runs the jobs, unless it is set to leave them to workers, which need a shared database', () => {
    expect(readConfig(development).backgroundJobs).toBe(true)
    const shared = { ...development, BACKGROUND_JOBS: '0', DATABASE_URL: 'postgres://localhost/x' }
    expect(readConfig(shared).backgroundJobs).toBe(false)
    expect(() => readConfig({ ...shared, DATABASE_URL: '' })).toThrow(/^BACKGROUND_JOBS: /)
  })

  test('SCA-5 a secret may be in a file; one that cannot be read is named', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kuvert-secrets-'))
    const file = join(folder, 'internal-secret')
    await writeFile(file, `${INTERNAL_SECRET}\n`)
    expect(readConfig({ ...development, INTERNAL_SECRET_FILE: file }).internalSecret).toBe(INTERNAL_SECRET)
    const both = { ...development, INTERNAL_SECRET_FILE: file, INTERNAL_SECRET: 'the-one-that-is-set' }
    expect(readConfig(both).internalSecret).toBe('the-one-that-is-set')
    await rm(folder, { recursive: true })
    const missing = { ...development, INTERNAL_SECRET_FILE: file }
    expect(() => readConfig(missing)).toThrow(/^INTERNAL_SECRET_FILE: cannot be read \(ENOENT\)$/)
  })

  test('the service listens at the port after the web server’s', () => {
    expect(readConfig({ ...development, PORT: '5000' }).v2Port).toBe(5001)
    expect(readConfig({ ...development, PORT: '5000', V2_PORT: '7' }).v2Port).toBe(7)
  })

  test.each([
    ['V2_PORT', 'http'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://secret@localhost/x'],
    ['SMTP_URL', 'http://secret@localhost'],
    ['DATABASE_READ_URL', 'mysql://secret@localhost/x'],
    ['DATABASE_READ_URL', 'postgres://secret@localhost/x'],
    ['PURGE_URL', 'ftp://localhost/secret'],
    ['PURGE_URL', 'https://secret@localhost/purge'],
    ['SIGNING_KEY', '{"kty":"secret"}'],
    ['SIGNING_KEY', 'secret'],
    ['DEMO_DATA', 'maybe'],
    ['LOG_LEVEL', 'loud'],
    ['NOW', 'yesterday'],
    ['INTERNAL_SECRET', 'short secret'],
    ['INTERNAL_SECRET', 'a secret with blanks in it'],
    ['NODE_ENV', 'secret'],
  ])('a wrong %s is named, but not its value (%s)', (name, value) => {
    expect(() => readConfig({ ...development, [name]: value })).toThrow(new RegExp(`^${name}: (?!.*secret)`))
  })

  test('SEC-7 it listens at V2_HOST, on this machine alone by default, wherever the web server listens', () => {
    expect(readConfig({ ...development, HOST: '0.0.0.0', TRUST_PROXY: '1' }).host).toBe('127.0.0.1')
    expect(readConfig({ ...development, V2_HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
  })

  test('SEC-7 production needs the secret that the web server proves itself with', async () => {
    const production = { NODE_ENV: 'production', SIGNING_KEY: JSON.stringify(await newSigningKey()) }
    expect(() => readConfig(production)).toThrow(/^INTERNAL_SECRET: missing/)
    expect(readConfig({ ...production, INTERNAL_SECRET }).internalSecret).toBe(INTERNAL_SECRET)
    expect(readConfig(development).internalSecret).toBeUndefined()
  })

  test('without NODE_ENV it is production', async () => {
    expect(() => readConfig({})).toThrow('SIGNING_KEY')
    const SIGNING_KEY = JSON.stringify(await newSigningKey())
    expect(readConfig({ SIGNING_KEY, INTERNAL_SECRET })).toMatchObject({ isProduction: true, demoData: false })
    expect(readConfig({ SIGNING_KEY, INTERNAL_SECRET, NODE_ENV: '' })).toMatchObject({
      isProduction: true,
      demoData: false,
    })
    expect(() => readConfig({ SIGNING_KEY, NODE_ENV: 'prodution' })).toThrow('NODE_ENV')
  })

  test('production needs a signing key, and refuses another clock', async () => {
    const SIGNING_KEY = JSON.stringify(await newSigningKey())
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('SIGNING_KEY')
    expect(() => readConfig({ NODE_ENV: 'production', SIGNING_KEY, NOW: '2026-11-21T12:00:00Z' })).toThrow('NOW')
    expect(() => readConfig({ NODE_ENV: 'production', SIGNING_KEY, CLOCK_FILE: './clock' })).toThrow(
      'CLOCK_FILE: the clock cannot be moved in production',
    )
    expect(readConfig({ NODE_ENV: 'production', SIGNING_KEY, INTERNAL_SECRET }).isProduction).toBe(true)
  })

  test('RUN-2 S3 needs all of its settings or none, and the missing ones are named without the others’ values', () => {
    const s3 = {
      S3_ENDPOINT: 'http://localhost:9000',
      S3_BUCKET: 'pictures',
      S3_REGION: 'eu-north-1',
      S3_ACCESS_KEY_ID: 'id-of-a-key',
      S3_SECRET_ACCESS_KEY: 'secret-of-a-key',
    }
    expect(readConfig({ ...development, ...s3 }).s3).toEqual({
      endpoint: 'http://localhost:9000',
      bucket: 'pictures',
      region: 'eu-north-1',
      credentials: { accessKeyId: 'id-of-a-key', secretAccessKey: 'secret-of-a-key' },
    })
    expect(readConfig(development).s3).toBeUndefined()
    for (const missing of Object.keys(s3)) {
      const read = () => readConfig({ ...development, ...s3, [missing]: '' })
      expect(read).toThrow(new RegExp(`^${missing}: missing(?!.*(of-a-key|9000))`))
    }
    expect(() => readConfig({ ...development, ...s3, S3_ENDPOINT: 'localhost' })).toThrow(/^S3_ENDPOINT: /)
  })

  test('the site is at the bare domain', async () => {
    const SIGNING_KEY = JSON.stringify(await newSigningKey())
    expect(readConfig({ ...development, PORT: '5000' }).site).toBe('http://localhost:5000')
    expect(readConfig({ SIGNING_KEY, INTERNAL_SECRET, DOMAIN: 'kuvert.dk' }).site).toBe('https://kuvert.dk')
  })

  test('RUN-4 production has demo data only with DEMO_DATA=1', async () => {
    const SIGNING_KEY = JSON.stringify(await newSigningKey())
    const production = { NODE_ENV: 'production', SIGNING_KEY, INTERNAL_SECRET }
    expect(readConfig(production).demoData).toBe(false)
    expect(readConfig({ ...production, DEMO_DATA: '1' }).demoData).toBe(true)
    expect(readConfig({ ...development, DEMO_DATA: '0' }).demoData).toBe(false)
  })
})

describe('SEC-16 what a public domain may not have', () => {
  const production = async (env: Environment) =>
    readConfig({
      NODE_ENV: 'production',
      SIGNING_KEY: JSON.stringify(await newSigningKey()),
      INTERNAL_SECRET,
      ...env,
    })

  test('DEMO_DATA=1 is refused in production, unless DOMAIN is localhost', async () => {
    await expect(production({ DOMAIN: 'example.dk', DEMO_DATA: '1' })).rejects.toThrow(
      /^DEMO_DATA: cannot be 1 in production where DOMAIN is example\.dk/,
    )
    expect(() => readJobConfig({ DOMAIN: 'example.dk', DEMO_DATA: '1' })).toThrow(/^DEMO_DATA: /)
    expect((await production({ DEMO_DATA: '1' })).demoData).toBe(true)
    expect(readConfig({ ...development, DOMAIN: 'example.dk', DEMO_DATA: '1' }).demoData).toBe(true)
  })

  test('DEMO_DATA=localhost is demo data for that domain alone', async () => {
    expect((await production({ DEMO_DATA: 'localhost' })).demoData).toBe(true)
    expect((await production({ DEMO_DATA: 'localhost', DOMAIN: 'example.dk' })).demoData).toBe(false)
  })

  test('the password of a database may be in a file of its own, and one in the address counts', () => {
    const read = (DATABASE_URL: string) =>
      readJobConfig({ DATABASE_URL, DATABASE_READ_URL: 'postgres://kuvert@replica/x', DATABASE_PASSWORD: 'a/b@c' })
    expect(read('postgres://kuvert@database:5432/x')).toMatchObject({
      databaseUrl: 'postgres://kuvert:a%2Fb%40c@database:5432/x',
      databaseReadUrl: 'postgres://kuvert:a%2Fb%40c@replica/x',
    })
    expect(read('postgres://kuvert:own@database/x').databaseUrl).toBe('postgres://kuvert:own@database/x')
  })
})

describe('the clock', () => {
  const REAL = new Date('2026-11-21T12:00:00Z')
  beforeEach(() => void vi.useFakeTimers({ now: REAL, toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  const clockOf = (env: Environment) => createClock(readConfig({ ...development, ...env }))

  test('is the real one, or starts at NOW', () => {
    const [real, set] = [clockOf({}), clockOf({ NOW: '2030-01-01T00:00:00Z' })]
    vi.setSystemTime(REAL.getTime() + 1000)
    expect(real().toISOString()).toBe('2026-11-21T12:00:01.000Z')
    expect(set().toISOString()).toBe('2030-01-01T00:00:01.000Z')
  })

  test('follows CLOCK_FILE while it runs, also from NOW on, and stands at its moment; a missing or an empty file moves nothing', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kuvert-clock-'))
    const CLOCK_FILE = join(folder, 'clock')
    const [clock, set] = [clockOf({ CLOCK_FILE }), clockOf({ CLOCK_FILE, NOW: '2030-01-01T00:00:00Z' })]
    expect(clock()).toEqual(REAL)
    await writeFile(CLOCK_FILE, '7200000\n')
    expect(clock().toISOString()).toBe('2026-11-21T14:00:00.000Z')
    expect(set().toISOString()).toBe('2030-01-01T02:00:00.000Z')
    await writeFile(CLOCK_FILE, '')
    expect(clock()).toEqual(REAL)
    await writeFile(CLOCK_FILE, '2026-11-22T00:00:00.000Z')
    vi.setSystemTime(REAL.getTime() + 1000)
    for (const held of [clock, set]) expect(held().toISOString()).toBe('2026-11-22T00:00:00.000Z')
    await writeFile(CLOCK_FILE, 'tomorrow')
    expect(clock).toThrow('CLOCK_FILE: must hold a whole number of milliseconds, or a moment')
    await rm(folder, { recursive: true })
  })
})
