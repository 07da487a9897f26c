import { parseArgs } from 'node:util'
import { runMain } from '../../runtime/runMain.ts'
import { openCommandDatabase } from './openCommandDatabase.ts'
import { readJobConfig } from '../config.ts'
import { migrate } from '../database/migrate.ts'
import { compareSums, rebuildAllSums } from '../reports/daySums.ts'

// npm run statistics [-- --rebuild]: compares the sums that the statistics read with the orders, or makes them anew
await runMain(async () => {
  const { rebuild } = parseArgs({ options: { rebuild: { type: 'boolean', default: false } } }).values
  const { db, close } = await openCommandDatabase(readJobConfig(process.env))
  try {
    await migrate(db)
    if (rebuild) await rebuildAllSums(db, (month) => console.log(`The sums of ${month} are those of its orders.`))
    const { days, counts } = await compareSums(db)
    for (const { caterId, date } of days)
      console.error(
        `${caterId === 0 ? 'All caterers' : `Caterer ${caterId}`}, ${date}: the sums differ from the orders.`,
      )
    for (const { caterId, status } of counts)
      console.error(`Caterer ${caterId}: the number of orders with the status '${status}' differs from the orders.`)
    if (days.length + counts.length > 0) process.exitCode = 1
    else console.log('The sums that the statistics read are those of the orders.')
  } finally {
    await close()
  }
})
