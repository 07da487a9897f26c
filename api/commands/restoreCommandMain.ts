import { z } from 'zod'
import { runMain } from '../../runtime/runMain.ts'
import { openCommandDatabase } from './openCommandDatabase.ts'
import { missingOption, parseOptions } from './parseOptions.ts'
import { readJobConfig } from '../config.ts'
import { createMailQueue } from '../mail/mailQueue.ts'
import { openBackupPlace } from '../backup/backupPlace.ts'
import { restoreBackup, restorePicturesOfBackup } from '../backup/restoreBackup.ts'
import { PRINTED_PROGRESS, rebuildIndex } from '../search/searchIndex.ts'

const Options = z.object({
  from: z.string({ error: missingOption }).min(1),
  backup: z.string().optional(),
  pictures: z.literal(true).optional(),
})

// npm run restore -- --from FOLDER or s3://BUCKET/FOLDER [--backup NAME]: into an empty database; with --pictures the pictures
// alone, whatever the database has
await runMain(async () => {
  const { from, backup, pictures } = parseOptions(process.argv.slice(2), Options)
  const config = readJobConfig(process.env)
  const place = await openBackupPlace(from, config.s3)
  if (pictures) {
    const name = await restorePicturesOfBackup({ pictures: config, place, backup, progress: console.log })
    return console.log(`The pictures of backup ${name} are restored.`)
  }
  const { db, executeSql, runExclusively, close } = await openCommandDatabase(config)
  try {
    const name = await restoreBackup({ db, pictures: config, place, backup, progress: console.log })
    await rebuildIndex(db, PRINTED_PROGRESS)
    const log = { warn: console.warn, error: console.error }
    const mails = await runExclusively(() =>
      createMailQueue({ db, executeSql, deliver: async () => {}, isAlone: true, log }),
    )
    await mails.requeue()
    await mails.stop()
    console.log(`Backup ${name} is restored.`)
  } finally {
    await close()
  }
})
