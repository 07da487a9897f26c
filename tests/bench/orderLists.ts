import type { LargeService } from './largeService.ts'
import { median, fetchOnce, type Target, measureTimes } from './load.ts'

const RUNS = 7
const REQUESTS = 40
const AIM = 1.5
const DAY = 86_400_000

const dateIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)
/** The filters of a list, by their label. */
const NARROWED = {
  'all of them': '',
  'those that await approval': '&status=awaiting',
  'the paid': '&status=paid',
  'the refused': '&status=refused',
  'deliveries of a week': `&from=${dateIn(1)}&to=${dateIn(7)}`,
  'deliveries of a month long ago': `&from=${dateIn(-500)}&to=${dateIn(-470)}`,
  'deliveries of a year': `&from=${dateIn(-500)}&to=${dateIn(-135)}`,
  'deliveries until now': `&to=${dateIn(0)}`,
  'a name that many have': '&q=hansen',
  'a name that many have, of the paid': '&q=hansen&status=paid',
  'part of every email': '&q=example.dk',
  'a beginning of two letters': '&q=ha',
  'a reference': '&q=100105',
  'what nobody is called': '&q=nosuchname',
}

/** ORL-2: pages of orders where there are many, beside pages of as many orders where there are few. */
export async function measureOrderLists(large: LargeService, small: LargeService): Promise<void> {
  console.log(
    `\nA page of orders among ${large.orders} beside one of as many among ${small.orders}, ms, ` +
      `medians of ${RUNS} runs of ${REQUESTS} side by side; at most ${AIM} times is the aim`,
  )
  for (const role of ['admin', 'cater'] as const) {
    for (const [page, narrowed] of Object.entries(NARROWED)) {
      const found = JSON.parse(await fetchOnce(targetOf(small, role, page, `limit=50${narrowed}`))) as object[]
      const query = `limit=${Math.max(found.length, 1)}${narrowed}`
      // Where there are none the history of one would have to be read for the other alone
      if (found.length === 0 && page !== 'what nobody is called') continue
      await besideFew(targetOf(large, role, page, query), targetOf(small, role, page, query))
    }
    const middle = ({ middle: { [role]: cursor } }: LargeService) => `limit=50&cursor=${cursor}`
    const page = 'a page in the middle'
    await besideFew(targetOf(large, role, page, middle(large)), targetOf(small, role, page, middle(small)))
  }
}

async function besideFew(slow: Target, fast: Target): Promise<void> {
  await measureTimes(slow, REQUESTS)
  await measureTimes(fast, REQUESTS)
  const runs: [number, number][] = []
  for (let run = 0; run < RUNS; run++)
    runs.push([median(await measureTimes(slow, REQUESTS)), median(await measureTimes(fast, REQUESTS))])
  const [many, few] = [median(runs.map(([a]) => a)), median(runs.map(([, b]) => b))]
  console.log(
    `  ${slow.name}: ${many.toFixed(2)}; ${few.toFixed(2)}; ${(many / few).toFixed(2)} times` +
      `${many / few > AIM ? ' (over the aim)' : ''}`,
  )
}

function targetOf({ port, ...tokens }: LargeService, role: 'admin' | 'cater', page: string, query: string): Target {
  const headers = { authorization: `Bearer ${tokens[role]}` }
  return { name: `${role}, ${page}`, port, path: `/api/v2/${role}/orders?${query}`, headers }
}
