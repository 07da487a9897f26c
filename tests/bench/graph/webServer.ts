import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { ownPort } from '../../fixtures/ownPort.ts'
import type { Server } from './compare.ts'

// The budget is not what is measured
const POINTS = String(1_000_000_000)

interface WebServerOptions {
  v2Url: string
  /** The folder with dist/ and the persisted documents. */
  cwd: string
  dataDir: string
  /** The started process is added to these. */
  children: ChildProcess[]
  /** The one processor that it may use, as a container's limit has it; any where left out. */
  processor?: number | undefined
}

/** Starts the built web server as in production; resolves when it is ready. */
export async function startWebServer({ v2Url, cwd, dataDir, children, processor }: WebServerOptions): Promise<Server> {
  const port = await ownPort()
  const settings = { PORT: String(port), V2_URL: v2Url, BUDGET_ANONYMOUS: POINTS, BUDGET_USER: POINTS }
  const env = { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', DATA_DIR: dataDir, ...settings }
  const command = [process.execPath, resolve('dist/server/bff.js')]
  if (processor !== undefined) command.unshift('taskset', '-c', String(processor))
  const child = spawn(command[0]!, command.slice(1), { cwd, env, stdio: 'inherit' })
  children.push(child)
  for (;;) {
    if (child.exitCode !== null) throw new Error('The web server ended while starting')
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (answer?.ok) return { child, port }
    await new Promise((done) => setTimeout(done, 50))
  }
}
