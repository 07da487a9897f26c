import { runMain } from '../../../runtime/runMain.ts'
import { createClock, readConfig } from '../../config.ts'
import { openDatabase } from '../../database/connect.ts'
import { migrate } from '../../database/migrate.ts'
import { fillDemoData } from '../demoData.ts'
import { addLargeData } from './addLargeData.ts'
import { readLargeDataArguments } from './largeDataArguments.ts'
import { createImageStore } from '../../images/imageStore.ts'
import { hashPassword } from '../../users/passwords.ts'

await runMain(() => run(process.argv.slice(2)))

async function run(args: string[]): Promise<void> {
  const { caters, orders } = readLargeDataArguments(args)
  const config = readConfig(process.env)
  if (!config.demoData)
    throw new Error('DEMO_DATA: 1 is needed to make demo data in production, or where it is set otherwise')
  const now = createClock(config)
  const begun = performance.now()
  const { db, kind, close } = await openDatabase(config)
  try {
    await migrate(db)
    // As the service does when it starts: on a database that is not empty any more it would not
    await fillDemoData({ db, images: createImageStore(config), now, hashPassword })
    await addLargeData(db, { caters, orders, now: now(), report: (line) => console.log(line) })
    console.log(`Done on ${kind} in ${Math.round((performance.now() - begun) / 1000)} s`)
  } finally {
    await close()
  }
}
