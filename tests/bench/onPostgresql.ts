import { join } from 'node:path'
import { measureAvailability } from './availability.ts'
import { hasPostgresql, withDatabase } from './benchDatabase.ts'
import { withLargeService } from './largeService.ts'
import { measureLiveOrders } from './liveOrders.ts'
import { measureMenuReads } from './menuReads.ts'
import { measureOfficeSearch } from './officeSearch.ts'
import { measureOrderLists } from './orderLists.ts'
import { measureOrderRate } from './orderRate.ts'
import { measureStatistics } from './statistics.ts'

/** Measures the v2 service on PostgreSQL with 100,000 orders, in databases of its own that are dropped afterwards. */
export async function measureOnPostgresql(dataDir: string): Promise<void> {
  if (!(await hasPostgresql())) {
    console.log('\nSKIPPED what is measured on PostgreSQL: none answers (TEST_DATABASE_URL names one)')
    return
  }
  console.log('\nOn PostgreSQL')
  await withDatabase((largeUrl) =>
    withDatabase((smallUrl) =>
      withLargeService(largeUrl, dataDir, { caters: 500, orders: 100_000 }, async (large) => {
        await withLargeService(smallUrl, dataDir, { caters: 1, orders: 100 }, (small) =>
          measureOrderLists(large, small),
        )
        await measureOfficeSearch(large)
        await measureAvailability(large)
        await measureStatistics(large)
        await measureMenuReads(large)
        await measureLiveOrders(large, dataDir)
      }),
    ),
  )
  await measureOrderRate(join(dataDir, 'orders'))
}
