import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../app.ts'
import type { App, AppServices } from '../appServices.ts'
import type { Db } from '../database/connect.ts'
import { createImageStore } from '../images/imageStore.ts'
import { createLogger } from '../logger.ts'
import type { Deliver } from '../mail/mail.ts'
import { createMailQueue } from '../mail/mailQueue.ts'
import { newSigningKey } from '../users/signingKey.ts'
import { createTokens, type Tokens } from '../users/tokens.ts'
import { openTestConnection } from './testDatabase.ts'

export interface TestApp {
  app: App
  db: Db
  services: AppServices
  /** A token of a user that is in the database. */
  tokenFor: Tokens['sign']
  close(): Promise<void>
}

/** The whole service over a database of its own. Mails are queued, and delivered once its mail queue is started. */
export async function openTestApp(options: { now?: () => Date; deliver?: Deliver } = {}): Promise<TestApp> {
  const { now = () => new Date(), deliver = async () => {} } = options
  const { db, executeSql } = await openTestConnection()
  const dataDir = await mkdtemp(join(tmpdir(), 'kuvert-test-'))
  const log = createLogger('silent')
  const services: AppServices = {
    db,
    tokens: await createTokens(await newSigningKey()),
    images: createImageStore({ dataDir }),
    mailQueue: await createMailQueue({ db, executeSql, deliver, isAlone: true, log, now }),
    now,
    log,
    config: { domain: 'localhost', metricsPublic: false, trustProxy: 0 },
  }
  const app = await buildApp(services)
  return {
    app,
    db,
    services,
    tokenFor: services.tokens.sign,
    async close() {
      await app.close()
      await services.mailQueue.stop()
      await db.destroy()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
