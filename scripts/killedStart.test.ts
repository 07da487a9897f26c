import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { copyDemoFolder } from '../tests/fixtures/demo.ts'
import { ownPort } from '../tests/fixtures/ownPort.ts'
import { until } from '../tests/fixtures/until.ts'
import { V2Process } from '../tests/fixtures/v2Process.ts'

let dataDir: string
let undisturbed: string
let v2Port: number
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kuvert-killed-start-'))
  dataDir = join(folder, 'killed')
  undisturbed = join(folder, 'undisturbed')
  await copyDemoFolder(undisturbed)
  v2Port = await ownPort()
  return () => rm(folder, { recursive: true, force: true })
})

/** Starts the product on the folder, in a group of its own, and waits until it prints this or ends. */
async function startUntil(line: RegExp) {
  const env = {
    ...process.env,
    PORT: String(await ownPort()),
    V2_PORT: String(v2Port),
    DATA_DIR: dataDir,
    LOG_LEVEL: '',
  }
  const child = spawn(process.execPath, ['scripts/start.mjs'], { env, detached: true })
  onTestFinished(() => signalGroup(child, 'SIGKILL'))
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk))
  await until(() => line.test(printed) || hasEnded(child))
  return { child, printed: () => printed }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

/** Ends a start with all that it has started. */
async function endAll({ child }: { child: ChildProcess }, signal: NodeJS.Signals): Promise<void> {
  const isClosed = once(child, 'close')
  if (signalGroup(child, signal)) await isClosed
}

/** False where nobody of the group is left. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): boolean {
  try {
    return pid !== undefined && process.kill(-pid, signal)
  } catch {
    return false
  }
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const MOMENT = /^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/

/** What visitors and an owner find, without what each start makes itself: ids and moments. */
async function readAll(address: string) {
  const login = await fetch(`${address}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'smagen@demo.dk', password: 'demo-1234' }),
  })
  const { token } = (await login.json()) as { token: string }
  const read = async (path: string) => {
    const answer = await fetch(`${address}/api/v2${path}`, { headers: { authorization: `Bearer ${token}` } })
    const body: unknown = JSON.parse(await answer.text(), (_key, value) =>
      UUID.test(String(value)) || MOMENT.test(String(value)) ? undefined : value,
    )
    return { path, status: answer.status, total: answer.headers.get('x-total-count'), body }
  }
  const ofCaters = [55, 56, 57, 58].flatMap((id) =>
    ['categories', 'products/menus', 'services'].map((part) => `/caters/${id}/${part}`).concat(`/caters-public/${id}`),
  )
  const paths = ['/pages', '/filters/grouped', '/caters?limit=50', ...ofCaters, '/caters/55/dishes']
  // Their dates depend on the moment of the start
  const { status, total } = await read('/cater/orders?limit=1')
  return [...(await Promise.all(paths.map(read))), { path: 'orders', status, total }]
}

/** The stored pictures; a write that was killed leaves a file without such an ending. */
const listPictures = async (folder: string) =>
  (await readdir(join(folder, 'images'), { recursive: true }))
    .filter((name) => !name.includes('variants') && /\.(jpg|png)$/.test(name))
    .sort()

test('SCA-18 a first start that is killed while it stores pictures is completed by the next one, to the same data', async () => {
  const killed = await startUntil(/^Fylder databasen: \d+ af \d+ billeder$/m)
  await endAll(killed, 'SIGKILL')
  expect(killed.printed()).not.toContain('Ready')
  const next = await startUntil(/kunde@demo\.dk/)
  const v2 = new V2Process(await ownPort(), undisturbed)
  try {
    expect(next.printed()).toContain('Ready')
    // All again: those of the first start are stored under the same names
    const [, total] = /^Fylder databasen: 40 af (\d+) billeder$/m.exec(next.printed()) ?? []
    expect(next.printed()).toContain(`Fylder databasen: ${total} af ${total} billeder\n`)
    await v2.start()
    const [completed, expected] = await Promise.all([`http://127.0.0.1:${v2Port}`, v2.address].map(readAll))
    expect(completed?.map(({ path, status }) => [path, status])).toEqual(completed?.map(({ path }) => [path, 200]))
    expect(completed).toEqual(expected)
  } finally {
    await v2.end('SIGTERM')
    await endAll(next, 'SIGTERM')
  }
  expect(await listPictures(dataDir)).toEqual(await listPictures(undisturbed))
})
