import { runMain } from '../../runtime/runMain.ts'
import { openCommandDatabase } from './openCommandDatabase.ts'
import { createClock, readJobConfig } from '../config.ts'
import { migrate } from '../database/migrate.ts'
import { deleteMailFilesOf } from '../mail/mailFiles.ts'
import { forgetPerson, formatForgotten } from '../personalData/forgetPerson.ts'
import { readArguments } from './personArguments.ts'
import { exportPerson } from '../personalData/personStore.ts'

await runMain(async () => console.log(await run(process.argv.slice(2))))

async function run(args: string[]): Promise<string> {
  const { name, person } = readArguments(args)
  const config = readJobConfig(process.env)
  const { db, close } = await openCommandDatabase(config)
  try {
    await migrate(db)
    if (name === 'export') return JSON.stringify(await exportPerson(db, person), null, 2)
    const forgotten = await forgetPerson(db, person, config, createClock(config)())
    await deleteMailFilesOf(config.dataDir, new Set(forgotten.mailIds))
    return formatForgotten(person, forgotten)
  } finally {
    await close()
  }
}
