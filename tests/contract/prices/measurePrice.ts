import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { randomAddress } from '../../fixtures/clientAddress.ts'
import type { AnonymousRequest, AnonymousRow } from './anonymousRequest.ts'
import { DOCUMENTS } from './documentRequests.ts'
import type { PricedDemo } from './pricedDemo.ts'
import { slownessOfMachine } from './slownessOfMachine.ts'

/** The points of a network's minute as they are by default: its own, and those for the web client's documents. */
const MINUTE = { own: 10_000, web: 1_000_000 }
const RUNS = 3
const MIN_RUN_MS = 30
const MAX_TURNS = 150
const WARM_UP = 12

/** What a request costs the servers, and whoever sends it. */
export interface Price {
  /** Milliseconds of processor time of all processes, as on the machine that the prices were set on. */
  ms: number
  points: { own: number; web: number }
  /** Seconds of processor time that a network's minute buys. */
  secondsAMinute: number
  statuses: number[]
}

/** A web server that takes the address of a client from X-Forwarded-For, and has points for all that is sent here. */
export interface PricedServer {
  port: number
  demo: PricedDemo
  /** The milliseconds of processor time that it and all behind it have used. */
  processorTime: () => Promise<number>
}

let turn = 0

/** Sends requests of a row as one network, and measures what one of them costs. */
export async function measurePrice({ port, demo, processorTime }: PricedServer, row: AnonymousRow): Promise<Price> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const address = randomAddress()
  const send = async ({ path, storefront = null, method = 'GET', headers = {}, body = '' }: AnonymousRequest) => {
    const host = `${storefront === null ? '' : `${storefront}.`}localhost:${port}`
    const length = body === '' ? {} : { 'content-length': Buffer.byteLength(body) }
    const sent = { host, 'x-forwarded-for': address, ...length, ...headers }
    const outgoing = request({ host: '127.0.0.1', port, path, method, agent, headers: sent }).end(body)
    const [response] = await once(outgoing, 'response')
    return { status: response.statusCode as number, text: (await buffer(response)).toString() }
  }
  const left = async (operation: object) => {
    const body = JSON.stringify(operation)
    const headers = { 'content-type': 'application/json' }
    const { text } = await send({ path: '/graphql', method: 'POST', headers, body })
    return JSON.parse(text).extensions.cost.budget.remaining as number
  }
  const remaining = async () => ({
    own: await left({ query: '{ __typename }' }),
    web: await left({ doc_id: DOCUMENTS.get('LoginRouteQuery') }),
  })
  const statuses = new Set<number>()
  const run = async (count: number) => {
    const slowness = slownessOfMachine()
    const before = await processorTime()
    for (let sent = 0; sent < count; sent++) statuses.add((await send(row(demo, turn++))).status)
    return ((await processorTime()) - before) / count / slowness
  }

  const guess = await run(WARM_UP)
  statuses.clear()
  const count = Math.min(MAX_TURNS, Math.max(4, Math.ceil(MIN_RUN_MS / guess)))
  const times: number[] = []
  const [first, start] = [await remaining(), await remaining()]
  for (let runs = 0; runs < RUNS; runs++) times.push(await run(count))
  const end = await remaining()
  agent.destroy()
  // To ask for what is left costs points, too
  const pointsOf = (kind: 'own' | 'web') => (start[kind] - end[kind] - (first[kind] - start[kind])) / (RUNS * count)
  const points = { own: pointsOf('own'), web: pointsOf('web') }
  const ms = times.toSorted((a, b) => a - b)[RUNS >> 1] ?? 0
  const requests = Math.min(MINUTE.own / points.own, MINUTE.web / points.web)
  return { ms, points, secondsAMinute: (requests * ms) / 1000, statuses: [...statuses] }
}
