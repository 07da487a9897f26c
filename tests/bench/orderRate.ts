import { spawnSync } from 'node:child_process'
import { frokostplatteBody } from '../fixtures/orderBody.ts'
import { randomAddress, sentFrom } from '../fixtures/clientAddress.ts'
import { withDatabase } from './benchDatabase.ts'
import type { LargeService } from './largeService.ts'
import { median, measureRate, type Target } from './load.ts'

const RUNS = 3
const SECONDS = 5
const CLIENTS = 10

/** Orders placed over HTTP, each with its checks, copy, events and mails, beside pgbench's plain transactions. */
export async function measureOrderRate({ port }: LargeService): Promise<void> {
  if (spawnSync('pgbench', ['--version']).status !== 0) {
    console.log('\nSKIPPED orders beside pgbench: there is no pgbench on the PATH')
    return
  }
  const target: Target = {
    name: 'orders placed',
    port,
    path: '/api/v2/orders',
    body: JSON.stringify(await frokostplatteBody(`http://127.0.0.1:${port}`, 'bench@example.dk')),
    // Nobody may order that often from one address
    headers: () => ({ 'content-type': 'application/json', ...sentFrom(randomAddress()) }),
    status: 201,
  }
  await withDatabase(async (url) => {
    pgbench(['-i', '-s', '10', '-q', url])
    await measureRate(target, 1000, CLIENTS)
    const runs: [number, number][] = []
    for (let run = 0; run < RUNS; run++)
      runs.push([await measureRate(target, SECONDS * 1000, CLIENTS), transactionsASecond(url)])
    const [ours, theirs] = [median(runs.map(([a]) => a)), median(runs.map(([, b]) => b))]
    console.log(
      `\nA second, ${CLIENTS} clients, medians of ${RUNS} runs of ${SECONDS} s side by side\n` +
        `  orders placed over HTTP: ${ours.toFixed(0)}/s; pgbench, TPC-B-like, scale 10: ${theirs.toFixed(0)}/s; ` +
        `ratio 1:${(theirs / ours).toFixed(1)}`,
    )
  })
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
