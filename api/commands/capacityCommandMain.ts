import { runMain } from '../../runtime/runMain.ts'
import { openCommandDatabase } from './openCommandDatabase.ts'
import { readJobConfig } from '../config.ts'
import { migrate } from '../database/migrate.ts'
import { listMiscountedDays } from '../availability/availabilityStore.ts'

// npm run check:capacity: compares the covers that are booked on each day with those of its orders and open proposals
await runMain(async () => {
  const { db, close } = await openCommandDatabase(readJobConfig(process.env))
  try {
    await migrate(db)
    const wrong = await listMiscountedDays(db)
    for (const { caterId, date, booked, ordered } of wrong)
      console.error(
        `Caterer ${caterId}, ${date}: ${booked} covers are booked, its orders and open proposals have ${ordered}.`,
      )
    if (wrong.length > 0) process.exitCode = 1
    else console.log('Each day has as many covers booked as its orders and open proposals have.')
  } finally {
    await close()
  }
})
