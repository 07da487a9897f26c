import type { LargeService } from './largeService.ts'
import { median, type Target, times } from './load.ts'

const RUNS = 7
const REQUESTS = 40
const AIM = 1.3

/** ORL-2: pages of 50 orders where there are many, beside the same where there are few. */
export async function orderLists(large: LargeService, small: LargeService): Promise<void> {
  console.log(
    `\nA page of 50 orders among ${large.orders} beside one among ${small.orders}, ms, ` +
      `medians of ${RUNS} runs of ${REQUESTS} side by side; at most ${AIM} times is the aim`,
  )
  for (const role of ['admin', 'cater'] as const) {
    for (const page of ['first page', 'page in the middle', 'first page of the paid']) {
      const [slow, fast] = [targetOf(large, role, page), targetOf(small, role, page)]
      await times(slow, REQUESTS)
      await times(fast, REQUESTS)
      const runs: [number, number][] = []
      for (let run = 0; run < RUNS; run++)
        runs.push([median(await times(slow, REQUESTS)), median(await times(fast, REQUESTS))])
      const [many, few] = [median(runs.map(([a]) => a)), median(runs.map(([, b]) => b))]
      console.log(
        `  ${role}, ${page}: ${many.toFixed(2)}; ${few.toFixed(2)}; ${(many / few).toFixed(2)} times` +
          `${many / few > AIM ? ' (over the aim)' : ''}`,
      )
    }
  }
}

function targetOf({ port, middle, ...tokens }: LargeService, role: 'admin' | 'cater', page: string): Target {
  const kept = page === 'page in the middle' ? `&cursor=${middle[role]}` : page === 'first page' ? '' : '&status=paid'
  return {
    name: page,
    port,
    path: `/api/v2/${role}/orders?limit=50${kept}`,
    headers: { authorization: `Bearer ${tokens[role]}` },
  }
}
