import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestHost, pictureIn } from '../fixtures/requestHost.ts'
import { frokostplatteBody } from '../fixtures/orderBody.ts'
import { ownPort } from '../fixtures/ownPort.ts'
import { until } from '../fixtures/until.ts'
import { readCompose } from './composeFile.ts'
import { BASE_MB, MAX_MB } from './imageSize.ts'

const BASES = [...readFileSync('Dockerfile', 'utf8').matchAll(/^FROM (\S+)/gm)].map(([, name = '']) => name)

/** While a program is waited for no other limit holds: one that hangs, such as a download, is ended by its own. */
const MAX_CALL_MS = 10 * 60_000
const call = (engine: string, ...options: string[]) =>
  spawnSync(engine, options, { encoding: 'utf8', timeout: MAX_CALL_MS })

/** Why an engine cannot build and start the image; null where it can. */
function obstacleOf(engine: string): string | null {
  const { status, error, stderr } = call(engine, 'version')
  if (error) return 'is not installed'
  if (status !== 0) return `does not answer (${stderr.trim().split('\n').at(-1)})`
  const missing = BASES.find((base) =>
    [['image', 'inspect'], ['pull']].every((how) => call(engine, ...how, base).status !== 0),
  )
  return missing ? `does not get ${missing}` : null
}

// Containers of other systems have no network in common with the tests
const engines = process.platform === 'linux' ? ['docker', 'podman'] : []
const obstacles: string[] = []
const engine = engines.find((name) => {
  const obstacle = obstacleOf(name)
  if (obstacle) obstacles.push(`${name} ${obstacle}`)
  return obstacle === null
})
if (!engine)
  console.warn(
    `SKIPPED building and starting the image: ${obstacles.join(', ') || 'only Linux shares its network with it'}`,
  )

describe.runIf(engine)('the image in containers, with the options of compose.yaml', () => {
  const { services } = readCompose()
  const name = `kuvert-test-${crypto.randomUUID()}`
  const named = (services.secrets?.volumes ?? []).map((volume) => volume.split(':')[0])
  const volumes = [...named, 'data'].map((volume) => `${name}-${volume}`)
  const containers = ['v2', 'web'].map((role) => `${name}-${role}`)
  let ports: { v2: number; web: number }

  /** The output of a command of the engine. */
  function run(...options: string[]): string {
    const { status, stdout, stderr } = call(engine ?? '', ...options)
    if (status !== 0) throw new Error(`${options.join(' ')}: ${stderr}`)
    return stdout.trim()
  }

  /** The options of a container that runs a service of compose.yaml. */
  function optionsOf(role: string, environment: Record<string, string | number> = {}): string[] {
    const { read_only = false, cap_drop = [], security_opt = [], volumes: mounted = [] } = services[role] ?? {}
    return [
      '--network',
      'host',
      ...(read_only ? ['--read-only'] : []),
      ...cap_drop.flatMap((capability) => ['--cap-drop', capability]),
      ...security_opt.flatMap((option) => ['--security-opt', option]),
      ...mounted.flatMap((volume) => ['--volume', volume.replace(/^(?=\w)/, `${name}-`)]),
      ...Object.entries(environment).flatMap(([key, value]) => ['--env', `${key}=${value}`]),
    ]
  }
  const start = (role: 'v2' | 'web', environment: Record<string, string | number>, ...options: string[]) =>
    run('run', '--detach', '--name', `${name}-${role}`, ...options, ...optionsOf(role, environment), name, role)

  const get = (path: string) => requestHost(ports.web, path, { host: 'smagen.localhost' })

  beforeAll(async () => {
    run('build', '--network', 'host', '--tag', name, '.')
    ports = { v2: await ownPort(), web: await ownPort() }
  })
  afterAll(() => {
    call(engine ?? '', 'rm', '--force', '--volumes', ...containers)
    call(engine ?? '', 'volume', 'rm', '--force', ...volumes)
    call(engine ?? '', 'image', 'rm', '--force', name)
  })

  test('SCA-5 it has at most 350 MB', () => {
    const sizeOf = (image: string) => Number(run('image', 'inspect', '--format', '{{.Size}}', image)) / 1e6
    expect(sizeOf(name) - sizeOf(BASES.at(-1) ?? '') + BASE_MB).toBeLessThan(MAX_MB)
  })

  test('SCA-5 it serves pages, pictures and orders as a user without rights on a read-only root, and ends by itself', async () => {
    const [command = '', ...options] = services.secrets?.command ?? []
    run('run', '--rm', ...optionsOf('secrets'), name, command, ...options)
    const internal = { INTERNAL_SECRET_FILE: '/secrets/internal/internal-secret' }
    const secrets = { ...internal, SIGNING_KEY_FILE: '/secrets/signing/signing-key.json' }
    // With the embedded database, for which the mode is that of development
    const service = { ...secrets, NODE_ENV: 'development', DEMO_DATA: 1, V2_PORT: ports.v2 }
    const v2 = `http://127.0.0.1:${ports.v2}`
    start('v2', service, '--volume', `${name}-data:/data`)
    start('web', { ...internal, DOMAIN: 'localhost', V2_URL: v2, PORT: ports.web })
    await until(() =>
      get('/readyz').then(
        ({ status }) => status === 200,
        () => false,
      ),
    )

    const page = await get('/')
    expect(page).toMatchObject({ status: 200, body: expect.stringContaining('Frokostplatte') })
    expect(await get(pictureIn(page.body))).toMatchObject({ status: 200 })
    const order = JSON.stringify(await frokostplatteBody(v2, 'anna@example.dk'))
    const headers = { 'content-type': 'application/json' }
    expect((await fetch(`${v2}/api/v2/orders`, { method: 'POST', headers, body: order })).status).toBe(201)

    for (const container of containers) {
      expect(run('exec', container, 'id', '-u')).toBe('10001')
      expect(run('exec', container, 'grep', 'CapEff', '/proc/self/status')).toMatch(/:\s*0+$/)
      expect(call(engine ?? '', 'exec', container, 'touch', '/app/written').stderr).toContain('Read-only')
    }
    for (const container of containers.toReversed()) {
      run('stop', '--time', '15', container)
      expect(run('inspect', '--format', '{{.State.ExitCode}}', container)).toBe('0')
    }
  })
})
