import { shutDownOnSignals } from '../runtime/gracefulShutdown.ts'
import { openLogger } from '../runtime/logger.ts'
import { startMetricsServer } from '../runtime/metricsServer.ts'
import { runMain } from '../runtime/runMain.ts'
import { buildApp } from './app.ts'
import { createClock, readConfig } from './config.ts'
import { openDatabase } from './database/connect.ts'
import { migrate } from './database/migrate.ts'
import { assertNoDemoAccounts } from './demo/demoAccountStore.ts'
import { fillDemoData } from './demo/demoData.ts'
import { createBackgroundJobs, mailFeatures } from './backgroundJobs.ts'
import { createImageStore } from './images/imageStore.ts'
import { createDelivery } from './mail/delivery.ts'
import { createMailQueue } from './mail/mailQueue.ts'
import { createPurgeQueue } from './purges/purgeQueue.ts'
import { hashPassword } from './users/passwords.ts'
import { loadSigningKey } from './accounts/signingKey.ts'
import { indexAllStale, logFailure } from './search/searchIndex.ts'
import { createTokens } from './accounts/tokens.ts'

/** A line for each so many pictures of the demo data. */
const REPORTED_PICTURES = 10

await runMain(start, 'v2 service')

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const log = await openLogger({ service: 'v2', level: config.logLevel, isProduction: config.isProduction })
  const now = createClock(config)
  const database = await openDatabase(config, log, config.databaseReadUrl)
  const { db, executeSql, reads } = database
  try {
    await migrate(db)
    await assertNoDemoAccounts(db, config)
    const images = createImageStore(config)
    if (config.demoData)
      await fillDemoData({
        db,
        images,
        now,
        hashPassword,
        onPicture: config.isProduction ? undefined : reportDemoPicture,
      })
    const isAlone = database.kind === 'pglite'
    // Elsewhere the job does it, and the command that migrates
    if (isAlone || config.demoData) await indexAllStale(db, { onFailure: logFailure(log) }, { isRetry: true })
    // Its first start makes tables of its own
    const mailQueue = await database.runExclusively(() =>
      createMailQueue({
        db,
        executeSql,
        ...mailFeatures(db, config.site, createDelivery(config)),
        isAlone,
        log,
        now,
      }),
    )
    const purgeQueue = await database.runExclusively(() => createPurgeQueue({ executeSql, url: config.purgeUrl, log }))
    // Dated by the real clock, since other programs verify tokens too
    const tokens = await createTokens(await loadSigningKey(config))
    const app = await buildApp({ db, reads, tokens, images, mailQueue, purgeQueue, now, config, log })
    if (config.metrics) await startMetricsServer(config.metrics, app.metricsText)
    const jobs = createBackgroundJobs({ db, mailQueue, purgeQueue, config, now, log })
    shutDownOnSignals(async () => {
      await app.close()
      await jobs.stop()
      await database.close()
    }, log)
    const startedText = (address: string) =>
      `server started at ${address} on ${database.kind} in ${Math.round(process.uptime() * 1000)} ms`
    // Fastify logs its address at info; in development the start script prints it
    if (!config.isProduction) log.level = 'warn'
    await app.listen({ host: config.host, port: config.v2Port, listenTextResolver: startedText })
    log.level = config.logLevel
    if (config.backgroundJobs) await jobs.start()
  } catch (error) {
    await database.close()
    throw error
  }
}

/** For the person who waits for the first start. */
function reportDemoPicture(stored: number, total: number): void {
  if (stored % REPORTED_PICTURES === 0 || stored === total)
    console.log(`Fylder databasen: ${stored} af ${total} billeder`)
}
