import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ownPort } from '../fixtures/ownPort.ts'
import { V2Process } from '../fixtures/v2Process.ts'
import { query } from './benchDatabase.ts'

const ADMIN = 'admin@demo.dk'
const PASSWORD = 'demo-1234'

/** A running v2 service over a database of so many orders, with tokens to read them. */
export interface LargeService {
  /** Of its database. */
  url: string
  port: number
  pid: number | undefined
  /** All orders that are there, those of the demo data among them. */
  orders: number
  admin: string
  /** A token of the caterer that has most orders. */
  cater: string
  /** A reference in the middle of all orders, and one in the middle of that caterer's. */
  middle: { admin: number; cater: number }
}

/** Fills the database and lends a service over it, which is ended afterwards. */
export async function withLargeService(
  url: string,
  dataDir: string,
  { caters, orders }: { caters: number; orders: number },
  use: (service: LargeService) => Promise<void>,
): Promise<void> {
  const folder = join(dataDir, `large-${orders}`)
  const env = { ...process.env, NODE_ENV: 'development', DATABASE_URL: url, DATA_DIR: folder }
  const args = ['dist/server/demoLarge.js', '--caters', String(caters), '--orders', String(orders)]
  const begun = performance.now()
  const { status } = spawnSync(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`The large data could not be made (${status})`)
  const seconds = (performance.now() - begun) / 1000
  console.log(`Demo data with ${caters} caterers and ${orders} orders more: made in ${seconds.toFixed(0)} s`)
  const port = await ownPort()
  const service = new V2Process(port, folder, { DATABASE_URL: url })
  try {
    await service.start()
    await use({ url, port, pid: service.pid, ...(await read(url, service.address)) })
  } finally {
    await service.end('SIGTERM')
  }
}

async function read(url: string, address: string) {
  // Users of the large data have no password: this one gets the demo's
  const [user] = await query(
    url,
    `update "user" set "passwordHash" = (select "passwordHash" from "user" where email = '${ADMIN}')
      where "caterId" = (select "caterId" from "order" group by 1 order by count(*) desc limit 1) returning *`,
  )
  const middleOf = (condition: string) =>
    query(
      url,
      `select count(*)::integer as orders, percentile_disc(0.5) within group (order by "orderRef") as middle
        from "order" where ${condition}`,
    )
  const [all] = await middleOf('true')
  const [own] = await middleOf(`"caterId" = ${user?.caterId}`)
  return {
    orders: Number(all?.orders),
    admin: await logIn(address, ADMIN),
    cater: await logIn(address, String(user?.email)),
    middle: { admin: Number(all?.middle), cater: Number(own?.middle) },
  }
}

/** Logs a user with the demo's password in, and answers the token. */
export async function logIn(address: string, email: string, sender: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(`${address}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...sender },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  if (!answer.ok) throw new Error(`${email} could not log in (${answer.status})`)
  return ((await answer.json()) as { token: string }).token
}
