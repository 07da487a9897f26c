import { addDays, danishDate } from '../../domain/time/danishTime.ts'
import type { LargeService } from './largeService.ts'
import { measureTimes, percentile } from './load.ts'

const REQUESTS = 200
const DAYS = 62

/** AVA-10, AVA-11, MAR-5: answers of the rule of availability, by day and over all caterers, where there are many orders. */
export async function measureAvailability({ port, orders, admin }: LargeService): Promise<void> {
  console.log(`\nAvailability among ${orders} orders, ms, p99 of ${REQUESTS}`)
  const from = danishDate(new Date())
  const period = `from=${from}&to=${addDays(from, DAYS - 1)}`
  const headers = { authorization: `Bearer ${admin}` }
  const targets = [
    { name: `${DAYS} days of a caterer`, aim: 20, path: `/api/v2/caters/56/availability?${period}&covers=40&zip=5000` },
    { name: `${DAYS} days of its calendar`, aim: 20, path: `/api/v2/caters/56/calendar?${period}`, headers },
    {
      name: 'a search of all caterers',
      aim: 100,
      path: `/api/v2/cater-search?place=8000&date=${addDays(from, 30)}&covers=40&budget=200`,
    },
  ]
  for (const { aim, ...target } of targets) {
    await measureTimes({ ...target, port }, 20)
    const measured = percentile(await measureTimes({ ...target, port }, REQUESTS), 0.99)
    console.log(
      `  ${target.name}: ${measured.toFixed(1)}, at most ${aim} is the aim${measured > aim ? ' (over the aim)' : ''}`,
    )
  }
}
