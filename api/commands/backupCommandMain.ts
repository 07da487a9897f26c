import { z } from 'zod'
import { runMain } from '../../runtime/runMain.ts'
import { openCommandDatabase } from './openCommandDatabase.ts'
import { missingOption, parseOptions } from './parseOptions.ts'
import { readJobConfig } from '../config.ts'
import { openBackupPlace } from '../backup/backupPlace.ts'
import { makeBackup } from '../backup/makeBackup.ts'

// npm run backup -- --to FOLDER or s3://BUCKET/FOLDER: copies the database and the pictures
await runMain(async () => {
  const { to } = parseOptions(process.argv.slice(2), z.object({ to: z.string({ error: missingOption }).min(1) }))
  const config = readJobConfig(process.env)
  const place = await openBackupPlace(to, config.s3)
  const { db, close } = await openCommandDatabase(config)
  try {
    const name = await makeBackup({ db, pictures: config, place, now: new Date(), progress: console.log })
    console.log(`Backup ${name} is finished.`)
  } finally {
    await close()
  }
})
