import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { freePort } from '../../fixtures/v2Process.ts'
import type { Server } from './compare.ts'
import { DOCUMENTS } from './queries.ts'

// The budget is not what is measured
const POINTS = String(1_000_000_000)

/** The built BFF over the recorded service, with documents of the comparison's own. */
export async function startGraph(v2Url: string, dataDir: string, children: ChildProcess[]): Promise<Server> {
  const folder = join(dataDir, 'graph')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'persisted_queries.json'), JSON.stringify(DOCUMENTS))
  await symlink(resolve('dist'), join(folder, 'dist'))
  const port = await freePort()
  const settings = { PORT: String(port), V2_URL: v2Url, BUDGET_ANONYMOUS: POINTS, BUDGET_USER: POINTS }
  const env = { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', DATA_DIR: folder, ...settings }
  const child = spawn(process.execPath, [resolve('dist/server/bff.js')], {
    cwd: folder,
    env,
    stdio: 'inherit',
  })
  children.push(child)
  for (;;) {
    if (child.exitCode !== null) throw new Error('The BFF ended while starting')
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (answer?.ok) return { child, port }
    await new Promise((done) => setTimeout(done, 50))
  }
}
