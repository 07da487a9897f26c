import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownPort } from '../fixtures/ownPort.ts'
import { until } from '../fixtures/until.ts'

/** The service and the web server on a small disk of their own, which is filled and emptied at the word. */
const SCRIPT = `
  mount -t tmpfs -o size=80m tmpfs "$DATA_DIR"
  export TMPDIR="$DATA_DIR"
  "$NODE" dist/server/user.js add --email admin@example.dk --role admin --password 'en lang sætning'
  "$NODE" dist/server/api.js & service=$!
  "$NODE" dist/server/bff.js & web=$!
  while read word; do
    case $word in
      fill) dd if=/dev/zero of="$DATA_DIR/filler" bs=4k 2>/dev/null ;;
      empty) rm "$DATA_DIR/filler" ;;
    esac
    echo done
  done
  kill $service $web && wait`

const inside = (script: string) => ['--user', '--map-root-user', '--mount', 'sh', '-c', script]
/** True where the system lets this user mount a small disk. */
const canMount = spawnSync('unshare', inside(`mount -t tmpfs tmpfs '${tmpdir()}'`)).status === 0
if (!canMount) console.warn('SKIPPED the tests of a full disk: nothing can be mounted here')

describe.runIf(canMount)('a full disk', () => {
  let dataDir: string
  let service: ChildProcessWithoutNullStreams
  let url: string
  let web: string
  let authorization: string
  let logo: Buffer
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'kuvert-full-'))
    const [PORT, V2_PORT] = [String(await ownPort()), String(await ownPort())]
    const settings = { DATA_DIR: dataDir, PORT, V2_PORT, NODE_ENV: 'development', DEMO_DATA: '0', LOG_LEVEL: 'fatal' }
    service = spawn('unshare', inside(SCRIPT), { env: { ...process.env, ...settings, NODE: process.execPath } })
    url = `http://127.0.0.1:${V2_PORT}`
    web = `http://127.0.0.1:${PORT}`
    for (const server of [url, web])
      await until(async () => {
        if (service.exitCode !== null) throw new Error('The servers ended while starting')
        return (await status('/readyz', server)) === 200
      })
    const login = await fetch(`${url}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@example.dk', password: 'en lang sætning' }),
    })
    authorization = `Bearer ${((await login.json()) as { token: string }).token}`
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const picture = sharp({ create: { width: 1000, height: 1000, channels: 3, background: '#888', noise } })
    logo = await picture.jpeg({ quality: 95 }).toBuffer()
  })
  afterAll(async () => {
    if (service?.exitCode === null) {
      service.stdin.end()
      await once(service, 'exit')
    }
    await rm(dataDir, { recursive: true, force: true })
  })

  /** Such as no compression makes short. */
  const longText = () => Array.from({ length: 1_000 }, () => crypto.randomUUID()).join('')
  const status = (path: string, server = url) =>
    fetch(server + path).then(
      (answer) => answer.status,
      () => 0,
    )
  const say = async (word: 'fill' | 'empty') => {
    const done = once(createInterface({ input: service.stdout }), 'line')
    service.stdin.write(`${word}\n`)
    await done
  }
  const create = async (description: string, picture?: Buffer) => {
    const form = new FormData()
    const place = { address: 'Vej 1', zipCode: '8000', email: 'ny@example.dk', contactPerson: 'N. Ny' }
    const more = { minEnvelopes: 1, orderBefore: 1, commission: 5, noInspectionYet: true }
    form.set('cater', JSON.stringify({ name: 'Nyt', legalName: 'Nyt ApS', ...place, ...more, description }))
    if (picture) form.set('logo', new File([new Uint8Array(picture)], 'logo.jpg'))
    const answer = await fetch(`${url}/api/caters/create`, { method: 'POST', headers: { authorization }, body: form })
    return { status: answer.status, title: ((await answer.json()) as { title?: string }).title }
  }

  /** Creates a caterer with a logo through the graph. */
  const createByGraph = async () => {
    const fields =
      'name: "Nyt", legalName: "Nyt ApS", contactPerson: "N. Ny", minCovers: 1, noticeDays: 1, commission: 5'
    const address = 'address: "Vej 1", zipCode: "8000", email: "ny@example.dk"'
    const query = `mutation ($logo: File) { createCater(input: { ${fields}, ${address}, logo: $logo }) { __typename } }`
    const form = new FormData()
    form.set('operations', JSON.stringify({ query, variables: { logo: null } }))
    form.set('map', JSON.stringify({ 0: ['variables.logo'] }))
    form.set('0', new File([new Uint8Array(logo)], 'logo.jpg'))
    const encoded = new Response(form)
    const headers = { authorization, 'x-csrf': '1', 'content-type': encoded.headers.get('content-type') ?? '' }
    const body = await encoded.arrayBuffer()
    const answer = await fetch(`${web}/graphql`, { method: 'POST', headers, body })
    const { data, errors } = (await answer.json()) as {
      data?: { createCater: { __typename: string } }
      errors?: { message: string; extensions: { code: string } }[]
    }
    return [answer.status, data?.createCater.__typename ?? errors?.[0]?.extensions.code]
  }

  test('RUN-3 is reported for pictures and for what the database stores, harms nothing, and is over once there is room', async () => {
    expect(await create('', logo)).toEqual({ status: 201, title: undefined })
    await say('fill')
    expect(await create('', logo)).toEqual({ status: 507, title: 'no_space' })
    // Some rows find room in what the database holds already
    let made = 1
    let last = { status: 201 } as Awaited<ReturnType<typeof create>>
    for (; last.status === 201 && made < 100; made += 1) last = await create(longText())
    expect(last).toEqual({ status: 507, title: 'no_space' })
    const caters = await fetch(`${url}/api/v2/caters`)
    expect(await caters.json()).toHaveLength(made - 1)
    expect(await status('/readyz')).toBe(200)
    await say('empty')
    expect(await create(longText(), logo)).toEqual({ status: 201, title: undefined })
  })

  test('SEC-4 is reported by the web server, whose uploads go to disk, and is over once there is room', async () => {
    expect(await createByGraph()).toEqual([200, 'Cater'])
    await say('fill')
    expect(await createByGraph()).toEqual([507, 'INSUFFICIENT_STORAGE'])
    await say('empty')
    expect(await createByGraph()).toEqual([200, 'Cater'])
  })
})
