import type { ChildProcess } from 'node:child_process'
import { cpuTimeOf } from '../cpuTime.ts'
import { median } from '../load.ts'
import { type Load, load } from './loadClient.ts'

export const RUNS = 5
export const RUN_MS = 1000
/** So long until what is hot is compiled: servers run for days. */
export const WARM_UP_MS = 6000
export const CONNECTIONS = 10

/** A server in a process of its own. */
export interface Server {
  port: number
  child: ChildProcess
}

/** One of those that are compared, and what is sent to it. */
export interface Side {
  name: string
  server: Server
  next: () => Buffer
}

/**
 * Prints what each of the sides does, with its rate (and its work) as a part of that of those named `beside`. Returns the
 * rates, in the order of the sides.
 */
export async function compare(title: string, sides: readonly Side[], beside: readonly string[]): Promise<number[]> {
  const loads = sides.map((): (Load & { work: number })[] => [])
  for (const { server, next } of sides) await load(server.port, next, WARM_UP_MS, CONNECTIONS)
  for (let run = 0; run < RUNS; run++)
    for (const [index, { server, next }] of sides.entries()) {
      const before = await cpuTimeOf([server.child.pid])
      const done = await load(server.port, next, RUN_MS, CONNECTIONS)
      loads[index]?.push({ ...done, work: ((await cpuTimeOf([server.child.pid])) - before) / done.answers })
    }
  const middles = loads.map((of) => {
    const middle = (what: keyof Load | 'work') => median(of.map((figures) => figures[what]))
    return { rate: middle('rate'), p50: middle('p50'), p99: middle('p99'), work: middle('work') }
  })
  const others = beside.map((name) => middles[sides.findIndex((side) => side.name === name)])
  console.log(`  ${title}; beside ${beside.join(', and beside ')}`)
  for (const [index, { rate, p50, p99, work }] of middles.entries()) {
    const times = `p50 ${p50.toFixed(2)}  p99 ${p99.toFixed(2)}  cpu ${work.toFixed(3)}`
    const parts = others.map((of) => `${(rate / (of?.rate ?? 0)).toFixed(3)} (${((of?.work ?? 0) / work).toFixed(3)})`)
    console.log(`    ${sides[index]?.name.padEnd(28)} ${rate.toFixed(0).padStart(6)}/s  ${times}  ${parts.join('  ')}`)
  }
  return middles.map(({ rate }) => rate)
}
