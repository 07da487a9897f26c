import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Config } from '../config.ts'
import type { Db } from '../database/connect.ts'
import type { ImageStore } from '../images/imageStore.ts'
import type { MailQueue } from '../mail/mailQueue.ts'
import type { Tokens } from '../users/tokens.ts'

/** What the routes work with; made once in main.ts, or by the test helper. */
export interface AppServices {
  db: Db
  tokens: Tokens
  images: ImageStore
  mailQueue: MailQueue
  /** The service's clock; tests may set it. */
  now: () => Date
  log: FastifyBaseLogger
  config: Pick<Config, 'domain' | 'site' | 'metricsPublic' | 'trustProxy'>
}

/** The Fastify instance that routes are registered on; schemas are zod. */
export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>
