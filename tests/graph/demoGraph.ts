import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { multipartForm, sendWithFiles } from '../../bff/testing/multipart.ts'
import { startTestGraph } from '../../bff/testing/testGraph.ts'
import type { FakeV2 } from '../../bff/testing/fakeV2.ts'
import { copyDemo } from '../fixtures/demo.ts'
import { randomAddress, sentFrom } from '../fixtures/clientAddress.ts'
import { ownPort } from '../fixtures/ownPort.ts'
import { until } from '../fixtures/until.ts'
import { V2Process } from '../fixtures/v2Process.ts'

/** The viewers of the tests. */
export interface Viewer {
  role: 'visitor' | 'customer' | 'cater' | 'admin'
  email: string | null
  /** Of a cater; null for others. */
  staffRole: 'owner' | 'staff' | 'kitchen' | null
  caterNumber: number | null
  /** Of the v2 service; null for a visitor. */
  token: string | null
}

const PEOPLE = {
  customer: { role: 'customer', staffRole: null, email: 'kunde@demo.dk', caterNumber: null },
  smagen: { role: 'cater', staffRole: 'owner', email: 'smagen@demo.dk', caterNumber: 55 },
  smagensStaff: { role: 'cater', staffRole: 'staff', email: 'jonas@demo.dk', caterNumber: 55 },
  smagensKitchen: { role: 'cater', staffRole: 'kitchen', email: 'koekken@demo.dk', caterNumber: 55 },
  gront: { role: 'cater', staffRole: 'owner', email: 'gront@demo.dk', caterNumber: 57 },
  admin: { role: 'admin', staffRole: null, email: 'admin@demo.dk', caterNumber: null },
} as const

/** Starts a graph in this process over the built v2 service with its demo data, with the viewers who query it. */
export async function startDemoGraph() {
  const dataDir = await mkdtemp(join(tmpdir(), 'kuvert-graph-'))
  const demo = await copyDemo(dataDir)
  const service = new V2Process(await ownPort(), dataDir, demo.settings)
  await service.start()
  const environment = { BUDGET_ANONYMOUS: '1000000000', BUDGET_USER: '1000000000' }
  const bff = await startTestGraph(environment, {}, { url: service.address } as FakeV2)

  /** Calls the v2 service itself, each time from another address: it limits the calls from one. */
  const ofService = async (method: string, path: string, by: Viewer, body?: object) => {
    const response = await fetch(`${service.address}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...sentFrom(randomAddress()),
        ...(by.token === null ? {} : { authorization: `Bearer ${by.token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path} answers ${response.status}: ${await response.text()}`)
    // Read by tests as any client without types does
    // oxlint-disable-next-line typescript/no-explicit-any
    return (await response.json()) as any
  }

  const visitor: Viewer = { role: 'visitor', staffRole: null, email: null, caterNumber: null, token: null }
  const tokenOf = async (email: string): Promise<string> =>
    (await ofService('POST', '/api/users/login', visitor, { email, password: 'demo-1234' })).token
  const logIn = async (name: keyof typeof PEOPLE): Promise<Viewer> => ({
    ...PEOPLE[name],
    token: await tokenOf(PEOPLE[name].email),
  })
  const headersOf = ({ token }: Viewer): Record<string, string> =>
    token === null ? {} : { authorization: `Bearer ${token}` }

  const viewers = {
    visitor,
    customer: await logIn('customer'),
    smagen: await logIn('smagen'),
    smagensStaff: await logIn('smagensStaff'),
    smagensKitchen: await logIn('smagensKitchen'),
    gront: await logIn('gront'),
    admin: await logIn('admin'),
  }

  // Mails are sent in the background, and orders show it
  const mailsAreSent = async () => {
    const orders: { mails: { state: string }[] }[] = await ofService('GET', '/api/v2/admin/orders', viewers.admin)
    return !orders.some(({ mails }) => mails.some(({ state }) => state === 'queued'))
  }

  return {
    viewers,
    /** The viewer in another session. */
    logInAgain: async (viewer: Viewer): Promise<Viewer> =>
      viewer.email === null ? viewer : { ...viewer, token: await tokenOf(viewer.email) },
    /** All that the v2 service holds, of the catalogue of these caterers too, as an admin reads it. */
    wholeState: async (caterNumbers: readonly number[]) => {
      await until(mailsAreSent)
      const parts = ['', '/categories', '/products/menus', '/services', '/dishes']
      const ofCaters = caterNumbers.flatMap((number) => parts.map((part) => `/api/v2/caters/${number}${part}`))
      const lists = ['/api/caters/get-all', '/api/users', '/api/v2/pages', '/api/v2/filters', '/api/v2/admin/orders']
      return Promise.all([...lists, ...ofCaters].map((path) => ofService('GET', path, viewers.admin)))
    },
    ofService,
    headersOf,
    graph: bff.graph,
    execute: (viewer: Viewer, query: string, variables?: object) =>
      bff.execute(query, { headers: headersOf(viewer), ...(variables && { variables }) }),
    /** Executes with files, by their paths in the variables, as a browser sends them. */
    executeWithFiles: (viewer: Viewer, query: string, variables: object, files: Readonly<Record<string, File>>) =>
      sendWithFiles(bff, multipartForm(query, variables, files), { ...headersOf(viewer), 'x-csrf': '1' }),
    stop: async () => {
      await bff.graph.dispose()
      await service.end('SIGTERM')
      await demo.remove()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** See {@link startDemoGraph}. */
export type DemoGraph = Awaited<ReturnType<typeof startDemoGraph>>
