import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownPort } from '../fixtures/ownPort.ts'
import { until } from '../fixtures/until.ts'

export interface CaddyProxy {
  port: number
  stop: () => Promise<void>
}

/** Starts the proxy of compose.yaml, HTTP/2 with a local certificate, before a web server; null where Caddy is not installed. */
export async function startCaddyProxy(upstream: number): Promise<CaddyProxy | null> {
  if (spawnSync('caddy', ['version']).status !== 0) return null
  const port = await ownPort()
  const folder = await mkdtemp(join(tmpdir(), 'kuvert-bench-caddy-'))
  const config = join(folder, 'Caddyfile')
  await writeFile(config, caddyfile(port, upstream))
  const environment = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', config], { env: environment })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk))
  await until(() => {
    if (child.exitCode !== null) throw new Error(`Caddy ended while starting: ${printed}`)
    return accepts(port)
  })
  const stop = async () => {
    child.kill()
    await once(child, 'exit')
    await rm(folder, { recursive: true, force: true })
  }
  return { port, stop }
}

const caddyfile = (port: number, upstream: number) => `{
	admin off
	auto_https disable_redirects
	skip_install_trust
}
https://localhost:${port}, https://*.localhost:${port} {
	tls internal
	reverse_proxy 127.0.0.1:${upstream} {
		flush_interval -1
	}
}
`

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })
