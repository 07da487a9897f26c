import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { copyDemoFolder } from '../tests/fixtures/demo.ts'
import { ownPort } from '../tests/fixtures/ownPort.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kuvert-start-'))
  await copyDemoFolder(dataDir)
  return () => rm(dataDir, { recursive: true, force: true })
})

/** Starts the product and stops it when it has printed the logins. */
async function start(port: number) {
  const env = {
    ...process.env,
    PORT: String(port),
    V2_PORT: String(await ownPort()),
    DATA_DIR: dataDir,
    LOG_LEVEL: '',
  }
  const child = spawn(process.execPath, ['scripts/start.mjs'], { env })
  const printed = { out: '', error: '' }
  child.stdout.on('data', (chunk: Buffer) => {
    printed.out += chunk
    if (printed.out.includes('kunde@demo.dk')) child.kill('SIGTERM')
  })
  child.stderr.on('data', (chunk: Buffer) => (printed.error += chunk))
  const [code] = (await once(child, 'close')) as [number]
  return { ...printed, code }
}

test('SCA-12 npm start prints the addresses and the logins, and nothing else at the level info', async () => {
  const port = await ownPort()
  const { out, error, code } = await start(port)
  expect(error).toBe('')
  expect(out.replace(/\d+\.\d s/, '0.0 s')).toBe(`Starting the servers ...
Ready in 0.0 s

Storefront  http://smagen.localhost:${port}
Front page  http://localhost:${port}
Back office http://localhost:${port}/admin
Graph       http://localhost:${port}/graphql
v2 service  ${/v2 service {2}(\S+)/.exec(out)?.[1]}
Mail        http://localhost:${port}/dev/mail

Demo logins (password demo-1234): smagen@demo.dk (owner), jonas@demo.dk (its staff), koekken@demo.dk (its kitchen),
festkokkenet@demo.dk, gront@demo.dk, grillen@demo.dk, uverificeret@demo.dk (not verified), admin@demo.dk, kunde@demo.dk

`)
  expect(code).toBe(0)
})

test('SCA-12 a port in use is one line without a stack', async () => {
  const occupant = createServer().listen(0, '127.0.0.1')
  await once(occupant, 'listening')
  const { port } = occupant.address() as { port: number }
  const { out, error, code } = await start(port)
  occupant.close()
  expect({ out, error, code }).toEqual({
    out: '',
    error: `Port ${port} (PORT) cannot be used: EADDRINUSE. Does the product run already?\n`,
    code: 1,
  })
})
