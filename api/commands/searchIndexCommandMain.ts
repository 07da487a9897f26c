import { parseArgs } from 'node:util'
import { runMain } from '../../runtime/runMain.ts'
import { openCommandDatabase } from './openCommandDatabase.ts'
import { readJobConfig } from '../config.ts'
import { migrate } from '../database/migrate.ts'
import { compareIndex, PRINTED_PROGRESS, rebuildIndex } from '../search/searchIndex.ts'

// npm run search-index [-- --rebuild]: compares what the front page's search asks with the catalogue, or makes it anew
await runMain(async () => {
  const { rebuild } = parseArgs({ options: { rebuild: { type: 'boolean', default: false } } }).values
  const { db, close } = await openCommandDatabase(readJobConfig(process.env))
  try {
    await migrate(db)
    if (rebuild) await rebuildIndex(db, PRINTED_PROGRESS)
    const different = await compareIndex(db, PRINTED_PROGRESS.onFailure)
    for (const { caterId, tables } of different)
      console.error(`Caterer ${caterId}: ${tables.join(', ')} differ from the catalogue.`)
    if (different.length > 0) process.exitCode = 1
    else console.log("The search's index is that of the catalogue.")
  } finally {
    await close()
  }
})
