import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { Db } from '../database/connect.ts'
import type { ReadDatabase } from '../database/readDatabase.ts'
import type { ImageStore } from '../images/imageStore.ts'
import type { MailQueue } from '../mail/mailQueue.ts'
import type { PurgeQueue } from '../purges/purgeQueue.ts'
import type { Tokens } from '../accounts/tokens.ts'

/** The services that routes work with; created once in main.ts, or by the test helper. */
export interface AppServices {
  db: Db
  /** Null where there is no read replica. */
  reads: ReadDatabase | null
  tokens: Tokens
  images: ImageStore
  mailQueue: MailQueue
  /** Null where no CDN caches pages. */
  purgeQueue: PurgeQueue | null
  /** The service's clock; tests may set it. */
  now: () => Date
  log: FastifyBaseLogger
  config: Pick<Config, 'domain' | 'site' | 'internalSecret'>
}
