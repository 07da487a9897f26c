import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { ownPort } from '../fixtures/ownPort.ts'
import { v2 } from './addresses.ts'

/**
 * A separate BFF for one test, in front of the shared v2 service or the one in `settings`. It can be killed and
 * restarted at the same address.
 */
export async function startOwnBff(settings: NodeJS.ProcessEnv = {}) {
  const port = await ownPort()
  let child: ChildProcess
  const start = async () => {
    const own = { NODE_ENV: 'development', PORT: String(port), V2_URL: v2(), LOG_LEVEL: 'fatal' }
    const env = { ...process.env, ...own, ...settings }
    child = spawn(process.execPath, ['dist/server/bff.js'], { stdio: 'inherit', env })
    while (!(await isReady(port))) await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const kill = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve())
      child.kill('SIGKILL')
    })
  await start()
  return { address: (path: string) => `http://smagen.localhost:${port}${path}`, start, kill }
}

const isReady = async (port: number) =>
  (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok ?? false
