import { z } from 'zod'
import { MAX_SHARED_LINES, ShareBasketBody, SharedBasket } from '../../contract/sharedBaskets.ts'
import type { AppServices } from '../routes/appServices.ts'
import type { App } from '../http/fastifyApp.ts'
import { forbidCaching } from '../routes/forbidCaching.ts'
import { caterPath } from '../routes/params.ts'
import { notFound, problemResponses } from '../http/problems.ts'
import { runIdempotent } from '../http/runIdempotent.ts'
import { shareBasket } from './shareBasket.ts'
import { openSharedBasket } from './sharedBasketStore.ts'

/** SHA-1: sharing a basket, and opening one that was shared. */
export function sharedBasketRoutes(app: App, services: Pick<AppServices, 'db' | 'now'>): void {
  const { db, now } = services

  app.post(
    '/api/v2/caters/:caterId/shared-baskets',
    {
      // Nothing of who shares is stored
      config: { token: 'ignored' },
      schema: {
        summary:
          `Addition: stores a basket of at most ${MAX_SHARED_LINES} lines under a random key, at today's prices; ` +
          'at most 20 an hour from one network. Deleted 30 days after it was opened last',
        tags: ['orders'],
        params: caterPath,
        body: ShareBasketBody,
        response: { ...problemResponses, 201: SharedBasket },
      },
    },
    async (request, reply) => {
      const { params, body, clientNetwork: network } = request
      const shared = await runIdempotent(services, request, (tx, at) =>
        shareBasket({ tx, at, network }, params.caterId, body),
      )
      return reply.code(201).send(shared)
    },
  )

  app.get(
    '/api/v2/shared-baskets/:key',
    {
      // Whoever has the key reads the basket, so the log does not hold it
      config: { token: 'ignored', secretPath: true },
      onRequest: forbidCaching,
      schema: {
        summary: 'Addition: a basket that was shared, as it was then; it is stored 30 days from now on',
        tags: ['orders'],
        params: z.object({ key: z.string().max(100) }),
        response: { ...problemResponses, 200: SharedBasket },
      },
    },
    async ({ params: { key } }) => {
      const shared = await openSharedBasket(db, key, now())
      if (!shared) throw notFound()
      return shared
    },
  )
}
