import type { ChildProcess } from 'node:child_process'
import http from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { listenToOrders } from '../fixtures/orderListener.ts'
import { frokostplatteBody } from '../fixtures/orderBody.ts'
import { randomAddress, sentFrom } from '../fixtures/clientAddress.ts'
import { query } from './benchDatabase.ts'
import { startWebServer } from './graph/webServer.ts'
import { logIn, type LargeService } from './largeService.ts'
import { median } from './load.ts'
import { verdict } from './verdict.ts'

const OFFICES = 500
/** Of the caterer that gets the orders. */
const CATER_ID = 55
const LISTENERS = 300
const LISTENERS_OF_USER = 10
const RUNS = 9
const MAX_MS = 2_000
const DEADLINE_MS = 30_000

/** SEC-2: how soon all 300 listeners of a caterer have heard of an order, while 500 other offices listen, too. */
export async function measureLiveOrders({ url, port, admin }: LargeService, dataDir: string): Promise<void> {
  const v2 = `http://127.0.0.1:${port}`
  const children: ChildProcess[] = []
  const agent = new http.Agent({ maxSockets: Infinity })
  try {
    const web = await startWebServer({ v2Url: v2, cwd: process.cwd(), dataDir: join(dataDir, 'live'), children })
    const { offices, colleagues } = await addUsers(url)
    const after = await newestCursor(web.port, admin)
    const listen = async (email: string) => {
      const token = await logIn(v2, email, sentFrom(randomAddress()))
      return () => listenToOrders({ port: web.port, agent, token, after })
    }
    for (const email of offices) await (await listen(email))()
    const listeners: ReadonlySet<number>[] = []
    for (const email of colleagues) {
      const open = await listen(email)
      for (let tab = 0; tab < LISTENERS_OF_USER; tab++) listeners.push(await open())
    }

    const body = JSON.stringify(await frokostplatteBody(v2, 'bench@example.dk'))
    const times: number[] = []
    for (let run = 0; run < RUNS; run++) {
      const begun = performance.now()
      const headers = { 'content-type': 'application/json', ...sentFrom(randomAddress()) }
      const answer = await fetch(`${v2}/api/v2/orders`, { method: 'POST', headers, body })
      if (answer.status !== 201) throw new Error(`The order was not placed (${answer.status})`)
      const { order } = (await answer.json()) as { order: { orderRef: number } }
      while (!listeners.every((heard) => heard.has(order.orderRef))) {
        if (performance.now() - begun > DEADLINE_MS) throw new Error(`Not all heard of order ${order.orderRef}`)
        await pause(5)
      }
      times.push(performance.now() - begun)
    }
    const ms = median(times)
    console.log(
      `\nAn order is heard of by ${listeners.length} listeners beside ${offices.length} other offices, ` +
        `median of ${RUNS}: ${ms.toFixed(0)} ms${verdict(ms, { max: MAX_MS }, 'ms')}`,
    )
  } finally {
    agent.destroy()
    for (const child of children) child.kill()
  }
}

/** The emails of users of other caterers and of one caterer's; all have the demo's password. */
async function addUsers(url: string): Promise<{ offices: string[]; colleagues: string[] }> {
  const add = async (prefix: string, caters: string) => {
    const rows = await query(
      url,
      `insert into "user" (email, "passwordHash", role, "caterId", verified)
        select '${prefix}' || row_number() over () || '@example.dk', admin."passwordHash", 'cater', chosen.id, true
        from (${caters}) chosen, "user" admin where admin.email = 'admin@demo.dk' returning email`,
    )
    return rows.map(({ email }) => String(email))
  }
  return {
    offices: await add('office-', `select id from cater where id <> ${CATER_ID} limit ${OFFICES}`),
    colleagues: await add(
      'colleague-',
      `select ${CATER_ID} as id from generate_series(1, ${LISTENERS / LISTENERS_OF_USER})`,
    ),
  }
}

/** The cursor of the newest event of all orders. */
async function newestCursor(port: number, token: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ orderCursor }' }),
  })
  const { data } = (await answer.json()) as { data: { orderCursor: string } }
  return data.orderCursor
}
