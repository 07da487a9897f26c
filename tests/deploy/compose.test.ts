import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DCLinter } from 'dclint'
import { validate } from 'dockerfile-utils'
import { expect, onTestFinished, test } from 'vitest'
import { ROLES } from '../../scripts/role.mjs'
import { type ComposeService, imageEnvironment, readCompose, readImageStage } from './composeFile.ts'

const { services, networks, volumes } = readCompose()
const ours = Object.entries(services).filter(([, { image }]) => image === 'kuvert')
const others = Object.entries(services).filter(([, { image }]) => image !== 'kuvert')
const seconds = (time = '0s') => Number(/^(\d+)s$/.exec(time)?.[1])
const valueOf = (name: string) => readImageStage().findLast(({ instruction }) => instruction === name)?.value

test('SCA-5 the image runs as a user by number, and what it is started as is its argument', () => {
  expect(valueOf('USER')).toMatch(/^[1-9]\d+:[1-9]\d+$/)
  expect(JSON.parse(valueOf('ENTRYPOINT') ?? '')).toEqual(['node', 'scripts/role.mjs'])
  expect(Object.keys(ROLES)).toContain(JSON.parse(valueOf('CMD') ?? '')[0])
  expect(imageEnvironment()).toMatchObject({ NODE_ENV: 'production', HOST: '0.0.0.0', V2_HOST: '0.0.0.0' })
  // Nothing is installed or built in what is shipped
  const used = readImageStage().map(({ instruction }) => instruction)
  expect(used).not.toContain('RUN')
  expect(used).not.toContain('ADD')
})

test.each(ours)('SCA-5 %s is a role of the image, without rights on a read-only root', (_name, service) => {
  expect(Object.keys(ROLES)).toContain(service.command?.[0])
  expect(service).toMatchObject({ build: '.', read_only: true, cap_drop: ['ALL'] })
  expect(service.security_opt).toEqual(['no-new-privileges:true'])
  expect(service.user).toBeUndefined()
  // The servers' own limit is 9 s
  expect(seconds(service.stop_grace_period)).toBeGreaterThan(9)
})

test('SCA-5 there are two v2 services and two web servers, a worker, a migration that comes first, and secrets before it', () => {
  const replicas = (name: string) => services[name]?.deploy?.replicas ?? 1
  expect([replicas('v2'), replicas('web'), replicas('worker')]).toEqual([2, 2, 1])
  const done = { condition: 'service_completed_successfully' }
  for (const name of ['v2', 'worker']) expect(services[name]?.depends_on?.migrate).toEqual(done)
  expect(services.migrate?.depends_on?.secrets).toEqual(done)
  for (const name of ['migrate', 'secrets']) expect(services[name]?.restart).toBe('no')
  expect(services.v2?.environment?.BACKGROUND_JOBS).toBe('0')
})

test('SCA-5 the rest is PostgreSQL, Valkey, S3, a mail catcher and a proxy, each of a fixed version', () => {
  const images = others.map(([, { image }]) => image)
  for (const wanted of [/^postgres:/, /^valkey\//, /garage:/, /mailpit:/, /^caddy:/])
    expect(images.filter((image) => wanted.test(image))).toHaveLength(1)
  for (const image of images) expect(image).toMatch(/:v?\d/)
})

test('SCA-5 only the proxy is open to others; the mails are to this machine', () => {
  const open = Object.entries(services).flatMap(([name, { ports = [] }]) => ports.map((port) => `${name} ${port}`))
  expect(open).toEqual(['mail 127.0.0.1:8025:8025', 'proxy 80:80', 'proxy 443:443', 'proxy 443:443/udp'])
})

test('SEC-16 demo data is for localhost alone, where nothing has to be set', () => {
  const settingsOf = (set: Record<string, string>) => readCompose(set).services.v2?.environment
  // What the values mean: api/config.test.ts
  expect(settingsOf({})).toMatchObject({ DOMAIN: 'localhost', DEMO_DATA: 'localhost' })
  expect(settingsOf({ DOMAIN: 'example.dk' })).toMatchObject({ DOMAIN: 'example.dk', DEMO_DATA: 'localhost' })
  const filled = Object.entries(services).filter(([, { environment = {} }]) => 'DEMO_DATA' in environment)
  expect(filled.map(([name]) => name)).toEqual(['v2'])
})

test('SEC-16 each process has the secrets that it uses and no other, each in a volume of its own', () => {
  const secrets = Object.entries(services).map(([name, { volumes: mounted = [] }]) => [
    name,
    mounted.flatMap((volume) => /^([\w-]+):\/secrets\//.exec(volume)?.[1] ?? []).sort(),
  ])
  expect(Object.fromEntries(secrets)).toEqual({
    secrets: ['database-password', 'internal-secret', 'pictures-secret', 'signing-key'],
    migrate: ['database-password'],
    v2: ['database-password', 'internal-secret', 'signing-key'],
    worker: ['database-password'],
    web: ['internal-secret'],
    backup: ['database-password'],
    restore: ['database-password'],
    database: ['database-password'],
    pictures: ['pictures-secret'],
    cache: [],
    mail: [],
    proxy: [],
  })
  // A file that a setting names is in a volume that is mounted, and only who makes the secrets may write there
  for (const [name, { environment = {}, volumes: mounted = [] }] of Object.entries(services)) {
    const folders = mounted.map((volume) => volume.split(':')[1] ?? '')
    const files = Object.entries(environment).filter(([key]) => key.endsWith('_FILE'))
    for (const [, file] of files) expect(folders).toContain(dirname(file))
    for (const volume of mounted.filter((each) => each.includes(':/secrets/')))
      expect(volume.endsWith(':ro')).toBe(name !== 'secrets')
  }
  // The volumes belong to the user of the image from the start
  const made = readFileSync('Dockerfile', 'utf8')
  for (const folder of ['signing', 'internal', 'database', 'pictures'])
    expect(made).toContain(`/volumes/secrets/${folder}`)
})

test('SEC-16 who is not named beside a service cannot reach it, and only what has to gets out', () => {
  const on = (network: string) =>
    Object.entries(services).flatMap(([name, service]) => (service.networks?.includes(network) ? [name] : []))
  expect(Object.fromEntries(Object.keys(networks).map((network) => [network, on(network)]))).toEqual({
    outside: ['worker', 'mail', 'proxy'],
    front: ['web', 'proxy'],
    service: ['v2', 'web'],
    cache: ['web', 'cache'],
    database: ['migrate', 'v2', 'worker', 'backup', 'restore', 'database'],
    pictures: ['v2', 'backup', 'restore', 'pictures'],
    mail: ['worker', 'mail'],
  })
  for (const [name, network] of Object.entries(networks)) expect(network?.internal ?? false).toBe(name !== 'outside')
  expect(services.secrets?.network_mode).toBe('none')
})

test('SEC-21 the catcher alone takes mails without TLS', () => {
  const settingsOf = (set: Record<string, string>) => readCompose(set).services.worker?.environment
  // What the name means: api/mail/smtpDelivery.test.ts
  expect(settingsOf({})).toMatchObject({ SMTP_URL: 'smtp://mail:1025', SMTP_INSECURE: 'mail' })
  expect(settingsOf({ SMTP_URL: 'smtp://smtp.example.dk' })).toMatchObject({ SMTP_INSECURE: 'mail' })
})

test('SEC-16 the proxy has no access log, and leaves addresses out of its errors', () => {
  const caddyfile = readFileSync('deploy/compose/Caddyfile', 'utf8')
  expect(caddyfile.match(/^\s*log\b.*$/gm)).toEqual(['\tlog default {'])
  for (const field of ['request>uri', 'request>headers>Referer']) expect(caddyfile).toContain(`${field} delete\n`)
})

test('SCA-5 every name that a service uses is there: services, networks, volumes and hosts of addresses', () => {
  const all = Object.values(services)
  const used = {
    services: all.flatMap((service) => [...Object.keys(service.depends_on ?? {}), ...hostsOf(service)]),
    networks: all.flatMap((service) => service.networks ?? []),
    volumes: all.flatMap((service) => placesOf(service).filter((place) => /^\w/.test(place))),
  }
  expect(used.services.filter((name) => !(name in services))).toEqual([])
  expect(used.networks.filter((name) => !(name in networks))).toEqual([])
  expect(used.volumes.filter((name) => !(name in volumes))).toEqual([])
  const files = all.flatMap((service) => placesOf(service).filter((place) => place.startsWith('.')))
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  for (const list of [used.services, used.networks, used.volumes, files]) expect(list).not.toEqual([])
})

test('SCA-5 linters find no error in compose.yaml, which is right by its schema, and nothing in the Dockerfile', () => {
  // The check above shows that the proxy is open to others
  const rules = { 'no-unbound-port-interfaces': 0 } as const
  const linter = new DCLinter({ rules, quiet: true, debug: false, exclude: [] })
  const found = (file: string) =>
    linter.lintFiles([file], false).flatMap(({ messages }) => messages.filter(({ type }) => type === 'error'))
  expect(found('compose.yaml')).toEqual([])
  expect(validate(readFileSync('Dockerfile', 'utf8'))).toEqual([])

  const folder = mkdtempSync(join(tmpdir(), 'compose-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const wrong = join(folder, 'compose.yaml')
  writeFileSync(wrong, readFileSync('compose.yaml', 'utf8').replace('restart: unless-stopped', 'restarts: always'))
  expect(found(wrong)).not.toEqual([])
  expect(validate('FROM debian\nRUM true\n')).not.toEqual([])
})

const hasCompose = spawnSync('docker', ['compose', 'version']).status === 0
if (!hasCompose) console.warn('SKIPPED reading compose.yaml by Compose: there is no docker with its plugin')

test.runIf(hasCompose)('SCA-20 Compose reads compose.yaml, with nothing set and with a domain', () => {
  for (const DOMAIN of ['', 'example.dk']) {
    const options = ['compose', '--project-directory', '.', 'config', '--quiet']
    const { status, stderr } = spawnSync('docker', options, { encoding: 'utf8', env: { ...process.env, DOMAIN } })
    expect({ status, stderr }).toMatchObject({ status: 0 })
  }
})

test('SCA-5 the proxy sends every host to all web servers, and events at once', () => {
  const caddyfile = readFileSync('deploy/compose/Caddyfile', 'utf8')
  expect(caddyfile).toContain('{$DOMAIN:localhost}, *.{$DOMAIN:localhost} {')
  expect(caddyfile).toMatch(/dynamic a web 4000\b/)
  expect(caddyfile).toMatch(/flush_interval -1\b/)
})

const hostsOf = ({ environment = {} }: ComposeService) =>
  Object.values(environment).flatMap((value) =>
    /^(http|postgres|redis|smtp):\/\//.test(value) ? [new URL(value).hostname] : [],
  )

/** The folders, files and named volumes that a service mounts. */
const placesOf = ({ volumes: mounted = [] }: ComposeService) => mounted.map((volume) => volume.split(':')[0] ?? '')
