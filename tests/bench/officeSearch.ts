import type { LargeService } from './largeService.ts'
import { measureTimes, percentile } from './load.ts'

const REQUESTS = 60
const AIM_MS = 150

/** The searched words, by their labels. */
const QUERIES = {
  'a name that many have': 'hansen',
  'a whole name': 'mette hansen',
  'a beginning of two letters': 'ha',
  'part of every email': 'example.dk',
  'a reference': '100105',
  'a phone number in pairs': '20 30 40 50',
  'an address': 'vestergade 12',
  'what nobody is called': 'nosuchname',
}

/** DAY-3: the office's search where there are many orders. */
export async function measureOfficeSearch({ port, orders, ...tokens }: LargeService): Promise<void> {
  console.log(`\nThe office's search among ${orders} orders, ms, p95 of ${REQUESTS}; at most ${AIM_MS} is the aim`)
  for (const role of ['admin', 'cater'] as const)
    for (const [name, words] of Object.entries(QUERIES)) {
      const headers = { authorization: `Bearer ${tokens[role]}` }
      const target = { name, port, path: `/api/v2/search?q=${encodeURIComponent(words)}`, headers }
      await measureTimes(target, 5)
      const measured = percentile(await measureTimes(target, REQUESTS), 0.95)
      console.log(`  ${role}, ${name}: ${measured.toFixed(1)}${measured > AIM_MS ? ' (over the aim)' : ''}`)
    }
}
