import { existsSync, readFileSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { environmentOf, openTestBucket } from '../../api/images/testing/testBucket.ts'
import { startBalancer } from '../faults/balancer.ts'
import { requestHost, pictureIn } from '../fixtures/requestHost.ts'
import { frokostplatteBody } from '../fixtures/orderBody.ts'
import { ownPort } from '../fixtures/ownPort.ts'
import { until } from '../fixtures/until.ts'
import { imageEnvironment, readCompose } from './composeFile.ts'
import { canRunImage, ImageFolder, type ImageProcess } from './imageProcess.ts'
import { BASE_MB, MAX_MB } from './imageSize.ts'

const SERVER = process.env.TEST_DATABASE_URL
if (!canRunImage) console.warn('SKIPPED the image as processes: no read-only root can be made here')

let image: ImageFolder
beforeAll(async () => {
  image = await ImageFolder.create()
  return () => image.remove()
})

test('SCA-5 the image holds what the servers load and no tools, within 350 MB', async () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, { dev?: true }> }
  const installed = Object.entries(lock.packages).filter(([folder]) => folder && existsSync(join(image.app, folder)))
  expect(installed.length).toBeGreaterThan(10)
  expect(installed.filter(([, { dev }]) => dev)).toEqual([])
  const files = await readdir(image.app, { recursive: true, withFileTypes: true })
  const sizes = files
    .filter((file) => file.isFile())
    .map(async ({ parentPath, name }) => Math.ceil((await stat(join(parentPath, name))).size / 4096) * 4096)
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, (await stat(process.execPath)).size)
  expect(bytes / 1e6 + BASE_MB).toBeLessThan(MAX_MB)
})

test('SEC-22 the image tells what it is made of, and under which licences', async () => {
  const bill = JSON.parse(await readFile(join(image.app, 'sbom.cdx.json'), 'utf8')) as {
    bomFormat: string
    metadata: { component: { name: string } }
    components: { name: string; version: string; licenses?: object[] }[]
  }
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'kuvert' } } })
  const told = new Set(bill.components.map(({ name, version }) => `${name}@${version}`))
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: true; version?: string }>
  }
  const shipped = Object.entries(lock.packages).filter(([folder, { dev }]) => folder && !dev && existsSync(folder))
  const names = shipped.map(([folder, { version }]) => `${folder.split('node_modules/').at(-1)}@${version}`)
  expect(names.filter((name) => !told.has(name))).toEqual([])
  expect([...told].filter((name) => !names.includes(name))).toEqual([`node@${process.versions.node}`])
  expect(await readFile(join(image.app, 'THIRD_PARTY_NOTICES.txt'), 'utf8')).toContain('SIL OPEN FONT LICENSE')
})

describe.runIf(SERVER && canRunImage)('the image on a read-only root, as compose.yaml starts it', () => {
  const { services } = readCompose()
  const names = ['image', 'restored'].map((kind) => `kuvert_${kind}_${crypto.randomUUID().replaceAll('-', '')}`)
  const ends: (() => unknown)[] = []
  const mails: string[] = []
  let settings: Record<string, string>
  let admin: Client

  beforeAll(async () => {
    admin = new Client({ connectionString: SERVER })
    await admin.connect()
    for (const name of names) await admin.query(`create database ${name}`)
    const bucket = await openTestBucket()
    const mail = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      async onData(stream, _session, done) {
        const chunks: Buffer[] = []
        for await (const chunk of stream) chunks.push(chunk as Buffer)
        mails.push(Buffer.concat(chunks).toString())
        done()
      },
    })
    const mailPort = await ownPort()
    await new Promise<void>((resolve) => void mail.listen(mailPort, '127.0.0.1', resolve))
    ends.push(
      () => admin.end(),
      ...names.map((name) => () => admin.query(`drop database if exists ${name} with (force)`)),
      () => new Promise<void>((resolve) => mail.close(resolve)),
      () => bucket.close(),
    )
    settings = {
      DATABASE_URL: databaseUrl(names[0]),
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      ...environmentOf(bucket.s3),
      REDIS_URL: 'redis://127.0.0.1:6379',
    }
  })
  afterAll(async () => {
    for (const end of ends.toReversed()) await end()
  })

  const databaseUrl = (name = '') => Object.assign(new URL(SERVER ?? ''), { pathname: `/${name}` }).href
  /** Volumes are folders, and the other services those of this test. */
  const placed = (text: string) => text.replace(/^\/(secrets|backups)\b/, `${image.volumes}/$1`)

  /** A service of compose.yaml with its arguments and its environment. */
  function start(name: string, own: Record<string, string> = {}): ImageProcess {
    const { command = [], environment = {} } = services[name] ?? {}
    const composed = Object.entries(environment).map(([key, value]) => [key, settings[key] ?? placed(String(value))])
    return image.start(command.map(placed), { ...imageEnvironment(), ...Object.fromEntries(composed), ...own })
  }
  async function startServers(name: string, setting: 'PORT' | 'V2_PORT', own: Record<string, string> = {}) {
    const ports: number[] = []
    const servers: ImageProcess[] = []
    for (let replica = 0; replica < (services[name]?.deploy?.replicas ?? 1); replica += 1) {
      const port = await ownPort()
      ports.push(port)
      servers.push(start(name, { ...own, [setting]: String(port) }))
    }
    await Promise.all(servers.map((server, index) => server.ready(`http://127.0.0.1:${ports[index]}/readyz`)))
    return { ports, servers }
  }
  async function run(name: string, own: Record<string, string> = {}) {
    const once = start(name, own)
    return { code: await once.end(), printed: once.printed }
  }

  test('SCA-5 secrets, migrate, 2 × v2, worker, 2 × web: pages, pictures, an order and its mail; then backup and restore', async () => {
    expect(await run('secrets')).toMatchObject({ code: 0 })
    const secret = join(image.volumes, 'secrets', 'internal', 'internal-secret')
    const before = await readFile(secret, 'utf8')
    // A second `docker compose up` leaves them as they are
    expect(await run('secrets')).toMatchObject({ code: 0 })
    expect(await readFile(secret, 'utf8')).toBe(before)

    expect(await run('migrate')).toMatchObject({ code: 0, printed: expect.stringContaining('has the schema') })
    const v2 = await startServers('v2', 'V2_PORT')
    const worker = start('worker')
    const balancer = await startBalancer(v2.ports)
    ends.push(() => balancer.stop())
    const web = await startServers('web', 'PORT', { V2_URL: balancer.url })

    for (const { pid } of [...v2.servers, worker, ...web.servers]) {
      const status = await readFile(`/proc/${pid}/status`, 'utf8')
      expect(/^CapEff:\s+(\w+)$/m.exec(status)?.[1]).toMatch(process.getuid?.() === 0 ? /^0+$/ : /./)
    }
    for (const port of web.ports) {
      const headers = { host: 'smagen.localhost', 'x-forwarded-proto': 'https' }
      const page = await requestHost(port, '/', headers)
      expect(page).toMatchObject({ status: 200, body: expect.stringContaining('Frokostplatte') })
      const picture = pictureIn(page.body)
      expect(await requestHost(port, picture, headers)).toMatchObject({ status: 200 })
    }

    const order = await frokostplatteBody(balancer.url, 'billede@example.dk')
    const answer = await fetch(`${balancer.url}/api/v2/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order),
    })
    expect(answer.status).toBe(201)
    await until(() => mails.some((mail) => mail.includes('billede@example.dk')))

    expect(await run('backup')).toMatchObject({ code: 0, printed: expect.stringContaining('is finished.') })
    const restored = await run('restore', { DATABASE_URL: databaseUrl(names[1]) })
    expect(restored).toMatchObject({ code: 0, printed: expect.stringContaining('is restored.') })

    for (const server of [...web.servers, worker, ...v2.servers]) expect(await server.end('SIGTERM')).toBe(0)
  })

  test('SEC-16 no process starts with demo accounts on a public domain', async () => {
    const published = { DOMAIN: 'example.dk' }
    for (const name of ['migrate', 'v2', 'worker'])
      expect(await run(name, published)).toEqual({
        code: 1,
        printed: expect.stringMatching(
          /: The database has demo accounts \(admin@demo\.dk, .* DOMAIN is example\.dk\. Begin/,
        ),
      })
    expect(await run('v2', { ...published, DEMO_DATA: '1' })).toEqual({
      code: 1,
      printed: expect.stringMatching(/^v2 service not started: DEMO_DATA: cannot be 1 in production/),
    })
  })

  test('SCA-5 what is no role, or misses a setting, is one line and a failure', async () => {
    const unknown = image.start(['kitchen'], {})
    expect(await unknown.end()).toBe(1)
    expect(unknown.printed).toMatch(/^'kitchen' is no role: start it with one of web, v2, [^\n]+\n$/)
    const without = image.start(['v2'], { ...imageEnvironment(), INTERNAL_SECRET_FILE: '/secrets/none' })
    expect(await without.end()).toBe(1)
    expect(without.printed).toBe('v2 service not started: INTERNAL_SECRET_FILE: cannot be read (ENOENT)\n')
  })
})
