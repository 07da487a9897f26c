import { buildApp } from './app.ts'
import { createClock, readConfig } from './config.ts'
import { openDatabase } from './database/connect.ts'
import { migrate } from './database/migrate.ts'
import { fillDemoData } from './demo/demoData.ts'
import { createImageStore } from './images/imageStore.ts'
import { createLogger } from './logger.ts'
import { createDelivery } from './mail/delivery.ts'
import { createMailQueue } from './mail/mailQueue.ts'
import { recordMailEvent } from './orders/mails/orderMailStore.ts'
import { hashPassword } from './users/passwords.ts'
import { loadSigningKey } from './users/signingKey.ts'
import { createTokens } from './users/tokens.ts'

/** How long requests may take to end when the service is stopped. */
const patienceMs = 10_000

try {
  await start()
} catch (error) {
  const expected = error instanceof Error && !process.env.DEBUG
  console.error(`v2 service: not started: ${expected ? error.message : error}`)
  process.exit(1)
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLogger(config.logLevel)
  const now = createClock(config.startsAt)
  const database = await openDatabase(config, log)
  const { db, executeSql } = database
  try {
    await migrate(db)
    const images = createImageStore(config)
    if (config.demoData) await fillDemoData({ db, images, now, hashPassword })
    const isAlone = database.kind === 'pglite'
    const mailQueue = await createMailQueue({
      db,
      executeSql,
      deliver: createDelivery(config),
      onFinished: recordMailEvent,
      isAlone,
      log,
      now,
    })
    // Tokens are checked by other programs too: they are dated by the real clock
    const tokens = await createTokens(await loadSigningKey(config))
    const app = await buildApp({ db, tokens, images, mailQueue, now, config, log })
    stopOnSignals(async () => {
      await app.close()
      await mailQueue.stop()
      await database.close()
    })
    const upText = (address: string) =>
      `v2 service at ${address} on ${database.kind}, up in ${Math.round(process.uptime() * 1000)} ms`
    await app.listen({ host: config.host, port: config.v2Port, listenTextResolver: upText })
    await mailQueue.start()
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Ends requests and deliveries that are under way, gives the database free, then leaves. */
function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false
  const onSignal = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), patienceMs).unref()
    stop().then(
      () => process.exit(0),
      (error) => {
        console.error(`v2 service: stopped badly: ${error}`)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
