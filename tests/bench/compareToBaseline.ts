import { fork } from 'node:child_process'
import { once as event } from 'node:events'
import { median, measureRate, type Target } from './load.ts'

const RUNS = 5
const RUN_MS = 2000

/** Answers a second of each target, beside bare node:http that sends the given body for it. */
export async function compareToBaseline(pairs: readonly { target: Target; body: string }[]): Promise<void> {
  const baseline = fork('tests/bench/baselineServer.ts', { execArgv: ['--import', 'tsx'] })
  const [port] = (await event(baseline, 'message')) as [number]
  console.log(`\nAnswers a second, 8 connections, medians of ${RUNS} runs of ${RUN_MS / 1000} s side by side`)
  for (const [index, { target, body }] of pairs.entries()) {
    const path = `/${index}`
    baseline.send({ path, body })
    await event(baseline, 'message')
    const floor: Target = { ...target, name: 'same bytes by node:http', port, path, status: 200 }
    await measureRate(target, 500)
    const rates: [number, number][] = []
    for (let run = 0; run < RUNS; run++)
      rates.push([await measureRate(target, RUN_MS), await measureRate(floor, RUN_MS)])
    const [ours, theirs] = [median(rates.map(([a]) => a)), median(rates.map(([, b]) => b))]
    console.log(
      `  ${target.name}: ${ours.toFixed(0)}/s; ${floor.name}: ${theirs.toFixed(0)}/s; ratio 1:${(theirs / ours).toFixed(1)}`,
    )
  }
  baseline.kill()
}
