import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { copyDemoFolder } from '../fixtures/demo.ts'
import { frokostplatteBody } from '../fixtures/orderBody.ts'
import { ownPort } from '../fixtures/ownPort.ts'
import { until } from '../fixtures/until.ts'
import { V2Process } from '../fixtures/v2Process.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kuvert-copy-'))
  await copyDemoFolder(join(folder, 'old'))
  return () => rm(folder, { recursive: true, force: true })
})

/** A built command as a process of its own. */
async function run(name: string, dataDir: string, ...args: string[]) {
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: join(folder, dataDir), DATABASE_URL: '' }
  const child = spawn(process.execPath, [`dist/server/${name}.js`, ...args], { env })
  const [out, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { out, error, code }
}

test('SCA-11 SCA-17 npm run backup and npm run restore move a whole product, and the mails that waited go out', async () => {
  // Nobody answers there: the mails of this order wait
  const old = new V2Process(await ownPort(), join(folder, 'old'), { SMTP_URL: 'smtp://127.0.0.1:1' })
  await old.start()
  const body = JSON.stringify(await frokostplatteBody(old.address, 'ventende@example.dk'))
  const headers = { 'content-type': 'application/json' }
  const placed = await fetch(`${old.address}/api/v2/orders`, { method: 'POST', headers, body })
  expect(placed.status).toBe(201)
  await old.end('SIGTERM')

  const place = join(folder, 'backups')
  const made = await run('backup', 'old', '--to', place)
  expect(made).toMatchObject({ error: '', code: 0 })
  expect(made.out).toMatch(/^\d+ rows of \d+ tables\n\d+ pictures, .*\nBackup \S+ is finished\.\n$/)
  const restored = await run('restore', 'new', '--from', place)
  expect(restored).toMatchObject({ error: '', code: 0 })
  expect(restored.out).toMatch(
    /^\d+ rows of \d+ tables\n\d+ pictures\n\d+ caterers are indexed for the search\.\nBackup \S+ is restored\.\n$/,
  )

  const again = await run('restore', 'new', '--from', place)
  expect(again).toMatchObject({ out: '', code: 1 })
  expect(again.error).toMatch(/^The database is not empty \(.*\): restore into a new one\.\n$/)

  await rm(join(folder, 'new', 'images'), { recursive: true })
  const alone = await run('restore', 'new', '--from', place, '--pictures')
  expect(alone).toMatchObject({ error: '', code: 0 })
  expect(alone.out).toMatch(/^\d+ pictures\nThe pictures of backup \S+ are restored\.\n$/)
  expect((await readdir(join(folder, 'new', 'images'))).length).toBeGreaterThan(1)

  const service = new V2Process(await ownPort(), join(folder, 'new'), { DEMO_DATA: '0' })
  await service.start()
  const menus = await fetch(`${service.address}/api/v2/caters/55/products/menus`)
  expect(await menus.text()).toContain('Frokostplatte')
  const mails = join(folder, 'new', 'mail')
  const sent = async () => {
    const names = (await readdir(mails).catch(() => [])).filter((name) => /^[^.].*\.eml$/.test(name))
    return (await Promise.all(names.map((name) => readFile(join(mails, name), 'utf8')))).join('\n')
  }
  await until(async () => (await sent()).includes('To: ventende@example.dk'))
  await service.end('SIGTERM')
})

test('SCA-11 a backup without a place is refused by name', async () => {
  expect(await run('backup', 'old')).toEqual({ out: '', error: '--to: missing\n', code: 1 })
})
