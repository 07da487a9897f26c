import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'

/** The servers in the order of their start: the web server calls the service. */
const SERVERS = ['api', 'bff']
/** The v2 service fills an empty database before it is ready: no limit, but somebody who waits is shown what for. */
const REPORT_INTERVAL_MS = 30_000

/** Thrown if a server exits by itself while starting; it has printed the reason. */
export class ServerExited extends Error {}

/** The secret by which the web server proves itself to the v2 service: the operator's, or one for this start. */
export const internalSecret = () => process.env.INTERNAL_SECRET || randomBytes(32).toString('base64url')

/** METRICS_PORT is the web server's, and the service's is the next. */
export const serviceMetrics = ({ METRICS_PORT }) => METRICS_PORT && { METRICS_PORT: String(Number(METRICS_PORT) + 1) }

/** The address on this machine of a server that listens at `host`. */
const localAddress = (host = '127.0.0.1', port) => {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

/**
 * Starts the v2 service and the BFF from dist/ and resolves when both are ready, however long that takes. If one
 * exits or the signal is aborted first, both are stopped and it throws. `stop` stops both, the BFF first since its
 * responses need the service, and resolves when they have exited; `onExit` is called when one exits by itself later.
 */
export async function startStack({ environment = {}, stdio = 'inherit', onExit = () => {}, signal } = {}) {
  const env = { NODE_ENV: 'development', ...process.env, ...environment }
  const port = Number(env.PORT ?? 4000)
  const v2Port = Number(env.V2_PORT ?? port + 1)
  const ownService = !env.V2_URL
  const v2Url = env.V2_URL || localAddress(env.V2_HOST, v2Port)
  if (ownService) Object.assign(env, { V2_URL: v2Url, INTERNAL_SECRET: env.INTERNAL_SECRET || internalSecret() })
  const servers = SERVERS.filter((name) => name !== 'api' || ownService)
  const children = servers.map((name) => {
    const own = { ...env, ...(name === 'api' && serviceMetrics(env)) }
    return spawn(process.execPath, [`dist/server/${name}.js`], { stdio, env: own })
  })
  let isRunning = false
  const stop = async () => {
    isRunning = false
    for (const child of children.toReversed()) await terminate(child)
  }
  for (const child of children) child.once('exit', (code) => isRunning && onExit(code ?? 1))
  const webServer = {
    address: `${localAddress(env.HOST, port)}/readyz`,
    name: ownService ? 'The web server' : `The web server with the v2 service at ${new URL(v2Url).origin}`,
  }
  const service = { address: `${v2Url}/readyz`, name: 'The v2 service' }
  try {
    await Promise.all(
      [webServer, ...(ownService ? [service] : [])].map((server) => untilReady(server, children, signal)),
    )
  } catch (error) {
    await stop()
    throw error
  }
  isRunning = true
  return { port, v2Port, v2Url, children, stop }
}

const hasExited = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null

function terminate(child) {
  if (hasExited(child)) return
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), 10_000)
  return new Promise((resolve) => child.once('exit', resolve)).finally(() => clearTimeout(force))
}

async function untilReady({ address, name }, children, signal) {
  let reportAt = Date.now() + REPORT_INTERVAL_MS
  for (;;) {
    if (signal?.aborted) throw new Error('Stopped while starting.')
    const killed = children.findIndex(({ signalCode }) => signalCode)
    if (killed >= 0) throw new Error(killedText(children, killed))
    if (children.some(hasExited)) throw new ServerExited('A server exited while starting.')
    // The next fetch could reuse a keep-alive connection just when the server closes it
    const answer = await fetch(address, { headers: { connection: 'close' } }).catch(() => undefined)
    if (answer?.ok) return
    if (Date.now() > reportAt) {
      reportAt += REPORT_INTERVAL_MS
      console.log(`${name} is not ready yet: ${address} does not answer ...`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

function killedText(children, index) {
  const name = children.length - index === 1 ? 'The web server' : 'The v2 service'
  return `${name} was ended by ${children[index].signalCode} while starting. The next start completes what was begun.`
}
