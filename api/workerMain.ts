import { shutDownOnSignals } from '../runtime/gracefulShutdown.ts'
import { openLogger } from '../runtime/logger.ts'
import { runMain } from '../runtime/runMain.ts'
import { createClock, readJobConfig } from './config.ts'
import { openDatabase } from './database/connect.ts'
import { migrate } from './database/migrate.ts'
import { assertNoDemoAccounts } from './demo/demoAccountStore.ts'
import { createBackgroundJobs, mailFeatures } from './backgroundJobs.ts'
import { createDelivery } from './mail/delivery.ts'
import { createMailQueue } from './mail/mailQueue.ts'
import { createPurgeQueue } from './purges/purgeQueue.ts'

// Mails and jobs without a server, beside v2 services that are started with BACKGROUND_JOBS=0
await runMain(start, 'Worker')

async function start(): Promise<void> {
  const config = readJobConfig(process.env)
  if (!config.databaseUrl)
    throw new Error('DATABASE_URL: missing; the embedded database serves one process, whose jobs run in the v2 service')
  const log = await openLogger({ service: 'worker', level: config.logLevel, isProduction: config.isProduction })
  const now = createClock(config)
  const { db, executeSql, runExclusively, close } = await openDatabase(config, log)
  try {
    await migrate(db)
    await assertNoDemoAccounts(db, config)
    const features = mailFeatures(db, config.site, createDelivery(config))
    const mailQueue = await runExclusively(() =>
      createMailQueue({ db, executeSql, ...features, isAlone: false, log, now }),
    )
    const purgeQueue = await runExclusively(() => createPurgeQueue({ executeSql, url: config.purgeUrl, log }))
    const jobs = createBackgroundJobs({ db, mailQueue, purgeQueue, config, now, log })
    shutDownOnSignals(async () => {
      await jobs.stop()
      await close()
    }, log)
    await jobs.start()
    log.info({ ms: Math.round(process.uptime() * 1000) }, 'worker started')
  } catch (error) {
    await close()
    throw error
  }
}
