import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { copyDemo } from '../fixtures/demo.ts'
import { ownPort } from '../fixtures/ownPort.ts'
import { processorTimeOf, watchBackends } from '../fixtures/processorTime.ts'
import { V2Process } from '../fixtures/v2Process.ts'
import { WebProcess } from '../fixtures/webProcess.ts'

interface PageResponse {
  status: number
  headers: IncomingHttpHeaders
  /** As they came: compressed, if so. */
  bytes: Buffer
  html: string
}

/** A web server that answers on any host of its domain, as to a browser. */
interface Web {
  port: number
  pid: number | undefined
  /** What the process has written, its log. */
  printed: () => string
  /** An address on the domain itself, or of a storefront: `address('smagen', '/anmod')`. */
  address: (storefront: string | null, path?: string) => string
  /** Follows no redirect. */
  get: (address: string, headers?: Record<string, string>) => Promise<PageResponse>
  /** Its metrics in Prometheus' text format. */
  metrics: () => Promise<string>
  /** The page as a browser without scripts reads it; only in tests with the environment jsdom. */
  open: (address: string, headers?: Record<string, string>) => Promise<Document>
}

export interface DemoProduct extends Web {
  dataDir: string
  /** The address of its v2 service. */
  v2: string
  /** What that has written: its errors. */
  printedByService: () => string
  /** A token of somebody with the demo's password. */
  token: (email: string) => Promise<string>
  /** Calls the v2 service; returns the body of the answer. */
  call: <Body>(method: string, path: string, body?: object | FormData, token?: string) => Promise<Body>
  /** The milliseconds of processor time that its service, its own connections to the database and these web servers have used. */
  processorTime: (...webs: Web[]) => Promise<number>
  /** Starts one more web server, by default before the same service. */
  startWeb: (settings?: NodeJS.ProcessEnv) => Promise<Web>
  stop: () => Promise<void>
}

/** Starts the built servers with demo data in a folder of their own; where one fails, those before it end. */
export async function startDemoProduct(): Promise<DemoProduct> {
  const ends: (() => unknown)[] = []
  const stop = async () => {
    for (const end of ends.toReversed()) await end()
  }
  try {
    return { ...(await startWith(ends)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** `ends` is filled with what ends it again, at each step. */
async function startWith(ends: (() => unknown)[]): Promise<Omit<DemoProduct, 'stop'>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kuvert-product-'))
  ends.push(() => rm(dataDir, { recursive: true, force: true }))
  const demo = await copyDemo(dataDir)
  ends.push(() => demo.remove())
  const { DATABASE_URL } = demo.settings
  const backends = DATABASE_URL === undefined ? undefined : await watchBackends(DATABASE_URL)
  ends.push(() => backends?.end())
  const service = new V2Process(await ownPort(), dataDir, demo.settings)
  ends.push(() => service.end('SIGTERM'))
  await service.start()
  const startWeb = async (settings: NodeJS.ProcessEnv = {}) => {
    const metricsPort = await ownPort()
    const web = new WebProcess(await ownPort(), service.address, { METRICS_PORT: String(metricsPort), ...settings })
    ends.push(() => web.end('SIGTERM'))
    await web.start()
    const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    return { ...webAt(web.port), pid: web.pid, printed: () => web.printed, metrics }
  }
  const call: DemoProduct['call'] = async (method, path, body, token) => {
    const isForm = body instanceof FormData
    const response = await fetch(service.address + path, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }
  return {
    ...(await startWeb()),
    dataDir,
    v2: service.address,
    printedByService: () => service.printed,
    call,
    processorTime: async (...webs) => {
      const pids = [service.pid, ...webs.map(({ pid }) => pid)].filter((pid) => pid !== undefined)
      return processorTimeOf([...pids, ...((await backends?.list()) ?? [])])
    },
    startWeb,
    token: async (email) => {
      const { token } = await call<{ token: string }>('POST', '/api/users/login', { email, password: 'demo-1234' })
      return token
    },
  }
}

function webAt(port: number): Omit<Web, 'pid' | 'printed' | 'metrics'> {
  const get: Web['get'] = async (address, headers = {}) => {
    const { host, pathname, search } = new URL(address)
    const options = { host: '127.0.0.1', port, path: pathname + search }
    const outgoing = request({ ...options, headers: { host, connection: 'close', ...headers } }).end()
    const [response] = await once(outgoing, 'response')
    const bytes = await buffer(response)
    return { status: response.statusCode, headers: response.headers, bytes, html: bytes.toString() }
  }
  return {
    port,
    get,
    address: (storefront, path = '/') =>
      `http://${storefront === null ? '' : `${storefront}.`}localhost:${port}${path}`,
    open: async (address, headers) => {
      const page = new DOMParser().parseFromString((await get(address, headers)).html, 'text/html')
      // which its links and forms begin at
      page.head.prepend(Object.assign(page.createElement('base'), { href: address }))
      return page
    },
  }
}
