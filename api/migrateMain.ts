import { runMain } from '../runtime/runMain.ts'
import { openCommandDatabase } from './commands/openCommandDatabase.ts'
import { readJobConfig } from './config.ts'
import { assertNoDemoAccounts } from './demo/demoAccountStore.ts'
import { indexAllStale, PRINTED_PROGRESS } from './search/searchIndex.ts'
import { listMigrations, migrate } from './database/migrate.ts'

// Migrates the database and ends, before the processes of a new release are started
await runMain(async () => {
  const config = readJobConfig(process.env)
  const { db, close } = await openCommandDatabase(config)
  try {
    await migrate(db)
    await assertNoDemoAccounts(db, config)
    await indexAllStale(db, PRINTED_PROGRESS, { isRetry: true })
    console.log(`The database has the schema ${(await listMigrations(db)).at(-1)}.`)
  } finally {
    await close()
  }
}, 'Migration')
