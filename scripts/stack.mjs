import { spawn } from 'node:child_process'

/** Each after those that it asks. */
const SERVERS = ['api', 'bff']
const PATIENCE_MS = 90_000

/**
 * Starts the v2 service and the BFF from dist/ and waits until both answer. Where one does not, or the signal comes
 * first, both are ended and it throws. `stop` ends both, the BFF first since its answers need the service, and
 * resolves when they are gone; `onExit` is told when one ends by itself later.
 */
export async function startStack({ environment = {}, stdio = 'inherit', onExit = () => {}, signal } = {}) {
  const env = { NODE_ENV: 'development', ...process.env, ...environment }
  const port = Number(env.PORT ?? 4000)
  const v2Port = Number(env.V2_PORT ?? port + 1)
  const ownService = !env.V2_URL
  const servers = SERVERS.filter((name) => name !== 'api' || ownService)
  const children = servers.map((name) => spawn(process.execPath, [`dist/server/${name}.js`], { stdio, env }))
  let isRunning = false
  const stop = async () => {
    isRunning = false
    for (const child of children.toReversed()) await end(child)
  }
  for (const child of children) child.once('exit', (code) => isRunning && onExit(code ?? 1))
  const addresses = [`http://127.0.0.1:${port}/readyz`, ...(ownService ? [`http://127.0.0.1:${v2Port}/readyz`] : [])]
  try {
    await Promise.all(addresses.map((address) => answers(address, children, signal)))
  } catch (error) {
    await stop()
    throw error
  }
  isRunning = true
  return { port, v2Port, children, stop }
}

const hasEnded = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null

function end(child) {
  if (hasEnded(child)) return
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), 10_000)
  return new Promise((resolve) => child.once('exit', resolve)).finally(() => clearTimeout(force))
}

async function answers(address, children, signal) {
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline) {
    if (signal?.aborted) throw new Error('Stopped while starting.')
    if (children.some(hasEnded)) throw new Error('A server ended while starting.')
    // Kept open it would be found by the next who asks, maybe just when the server gives it up
    const answer = await fetch(address, { headers: { connection: 'close' } }).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${address} does not answer.`)
}
