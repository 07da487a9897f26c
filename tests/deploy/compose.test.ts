import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
