import { spawnSync } from 'node:child_process'
import { frokostplatteBody } from '../fixtures/orderBody.ts'
import { randomAddress, sentFrom } from '../fixtures/clientAddress.ts'
import { ownPort } from '../fixtures/ownPort.ts'
import { watchBackends } from '../fixtures/processorTime.ts'
import { V2Process } from '../fixtures/v2Process.ts'
import { query, withDatabase } from './benchDatabase.ts'
import { cpuTimeOf } from './cpuTime.ts'
import { median, measureRate, type Target } from './load.ts'

const RUNS = 5
const SECONDS = 5
const CLIENTS = 10

/**
 * Orders placed over HTTP, each with its checks, copy, events and mails, beside pgbench's plain transactions. The mails wait
 * for a worker, which is not started: what an order costs is measured, not what its letters do.
 */
export async function measureOrderRate(dataDir: string): Promise<void> {
  const hasPgbench = spawnSync('pgbench', ['--version']).status === 0
  if (!hasPgbench) console.log('\nSKIPPED pgbench beside the orders: there is none on the PATH')
  await withDatabase((orders) =>
    withDatabase(async (plain) => {
      if (hasPgbench) pgbench(['-i', '-s', '10', '-q', plain])
      const service = new V2Process(await ownPort(), dataDir, {
        DATABASE_URL: orders,
        DEMO_DATA: '1',
        BACKGROUND_JOBS: '0',
      })
      await service.start()
      try {
        // No day has a limit: else it would be full after the first hundred
        await query(orders, 'delete from "availabilitySettings"')
        await measure(orders, service, () => (hasPgbench ? transactionsASecond(plain) : Number.NaN))
      } finally {
        await service.end('SIGTERM')
      }
    }),
  )
}

async function measure(database: string, service: V2Process, plainRate: () => number): Promise<void> {
  const target: Target = {
    name: 'orders placed',
    port: Number(new URL(service.address).port),
    path: '/api/v2/orders',
    body: JSON.stringify(await frokostplatteBody(service.address, 'bench@example.dk')),
    // Nobody may order that often from one address
    headers: () => ({
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      ...sentFrom(randomAddress()),
    }),
    status: 201,
  }
  const backends = await watchBackends(database)
  const state = async () => {
    const [row] = await query(
      database,
      `select (select last_value from "orderReferences") as orders, pg_current_wal_insert_lsn() - '0/0' as wal`,
    )
    return { orders: Number(row?.orders), wal: Number(row?.wal) }
  }
  await measureRate(target, SECONDS * 1000, CLIENTS)
  const runs: { rate: number; plain: number; service: number; database: number; wal: number }[] = []
  for (let run = 0; run < RUNS; run++) {
    const pids = await backends.list()
    const [before, of, ofDatabase] = [await state(), await cpuTimeOf([service.pid]), await cpuTimeOf(pids)]
    const rate = await measureRate(target, SECONDS * 1000, CLIENTS)
    const [done, ofNow, ofDatabaseNow] = [await state(), await cpuTimeOf([service.pid]), await cpuTimeOf(pids)]
    const orders = done.orders - before.orders
    runs.push({
      rate,
      plain: plainRate(),
      service: (ofNow - of) / orders,
      database: (ofDatabaseNow - ofDatabase) / orders,
      wal: (done.wal - before.wal) / orders / 1024,
    })
  }
  await backends.end()
  const middle = (what: keyof (typeof runs)[number]) => median(runs.map((run) => run[what]))
  console.log(
    `\nA second, ${CLIENTS} clients, medians of ${RUNS} runs of ${SECONDS} s in turn, everything warm\n` +
      `  orders placed over HTTP: ${middle('rate').toFixed(0)}/s; one takes the service ${middle('service').toFixed(1)} ms, ` +
      `PostgreSQL ${middle('database').toFixed(1)} ms, ${middle('wal').toFixed(1)} KB of its log\n` +
      `  pgbench, TPC-B-like, scale 10: ${middle('plain').toFixed(0)}/s; ` +
      `ratio 1:${(middle('plain') / middle('rate')).toFixed(1)}`,
  )
}

function transactionsASecond(url: string): number {
  const report = pgbench(['-n', '-c', String(CLIENTS), '-T', String(SECONDS), url])
  return Number(/^tps = ([\d.]+)/m.exec(report)?.[1])
}

function pgbench(args: string[]): string {
  const { status, stdout, stderr } = spawnSync('pgbench', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`pgbench ${args.join(' ')} failed: ${stderr}`)
  return stdout
}
