import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../app.ts'
import { mailFeatures } from '../backgroundJobs.ts'
import type { App } from '../http/fastifyApp.ts'
import type { AppServices } from '../routes/appServices.ts'
import type { Db } from '../database/connect.ts'
import { createImageStore } from '../images/imageStore.ts'
import { createLogger } from '../../runtime/logger.ts'
import type { Deliver } from '../mail/mail.ts'
import { createMailQueue } from '../mail/mailQueue.ts'
import { createPurgeQueue } from '../purges/purgeQueue.ts'
import { newSigningKey } from '../accounts/signingKey.ts'
import { insertSession } from '../accounts/sessionStore.ts'
import { createTokens, type Tokens, type TokenUser } from '../accounts/tokens.ts'
import { validateResponses } from './validateResponses.ts'
import { openTestConnection } from './testDatabase.ts'

export interface TestApp {
  app: App
  db: Db
  services: AppServices
  /** Signs a token for a user in the database, of a session of its own. */
  tokenFor: SignFor
  /** Signs a token that expired an hour ago. */
  expiredTokenFor: SignFor
  close(): Promise<void>
}

type SignFor = (user: TokenUser) => Promise<string>

interface TestAppOptions {
  now?: () => Date
  deliver?: Deliver
  purgeUrl?: string
}

/**
 * Opens the service over a database of its own. A response that does not match the OpenAPI document fails the test. Mails
 * are queued, and delivered once the mail queue is started; so are purges.
 */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { now = () => new Date(), deliver = async () => {}, purgeUrl } = options
  const { db, executeSql } = await openTestConnection()
  const dataDir = await mkdtemp(join(tmpdir(), 'kuvert-test-'))
  const log = createLogger({ service: 'v2', level: 'silent' })
  const signingKey = await newSigningKey()
  const thirteenHoursAgo = () => new Date(Date.now() - 13 * 3_600_000)
  const config = { domain: 'localhost', site: 'http://localhost:4000', internalSecret: undefined }
  const services: AppServices = {
    db,
    reads: null,
    tokens: await createTokens(signingKey),
    images: createImageStore({ dataDir }),
    mailQueue: await createMailQueue({
      db,
      executeSql,
      ...mailFeatures(db, config.site, deliver),
      isAlone: true,
      log,
      now,
    }),
    purgeQueue: await createPurgeQueue({ executeSql, url: purgeUrl, log }),
    now,
    log,
    config,
  }
  const signFor =
    ({ sign }: Tokens): SignFor =>
    async (user) =>
      sign(user, await insertSession(db, user.id))
  const app = await buildApp(services)
  validateResponses(app)
  return {
    app,
    db,
    services,
    tokenFor: signFor(services.tokens),
    expiredTokenFor: signFor(await createTokens(signingKey, thirteenHoursAgo)),
    async close() {
      await app.close()
      await services.mailQueue.stop()
      await services.purgeQueue?.stop()
      await db.destroy()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
