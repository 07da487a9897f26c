import { addDays, danishDate } from '../../domain/time/danishTime.ts'
import { MAX_TRADE_DAYS } from '../../domain/reports/tradePeriod.ts'
import type { LargeService } from './largeService.ts'
import { measureTimes, percentile } from './load.ts'

const REQUESTS = 100
const AIM = 100

/** SCA-19: the dashboards' statistics, of the caterer that has most orders and of all caterers. */
export async function measureStatistics({ port, orders, admin, cater }: LargeService): Promise<void> {
  console.log(`\nStatistics among ${orders} orders, ms, the first and p95 of ${REQUESTS}`)
  const today = danishDate(new Date())
  const longest = `?from=${addDays(today, 1 - MAX_TRADE_DAYS)}&to=${today}`
  for (const [name, path, token] of [
    ['a caterer, 17 weeks', '/cater/statistics', cater],
    ['a caterer, two years', `/cater/statistics${longest}`, cater],
    ['all caterers, 17 weeks', '/admin/statistics', admin],
    ['all caterers, two years', `/admin/statistics${longest}`, admin],
  ] as const) {
    const target = { name, port, path: `/api/v2${path}`, headers: { authorization: `Bearer ${token}` } }
    const [first = Number.NaN] = await measureTimes(target, 1)
    const measured = percentile(await measureTimes(target, REQUESTS), 0.95)
    console.log(
      `  ${name}: ${first.toFixed(1)}, ${measured.toFixed(1)}; at most ${AIM} is the aim` +
        (Math.max(first, measured) > AIM ? ' (over the aim)' : ''),
    )
  }
}
