import { z } from 'zod'
import { AdminMail, OrderMail } from '../../contract/orders.ts'
import { Done } from '../../contract/problems.ts'
import type { Db } from '../database/connect.ts'
import type { App } from '../http/fastifyApp.ts'
import { requireAdmin } from '../http/auth.ts'
import { problemResponses } from '../http/problems.ts'
import { runIdempotent } from '../http/runIdempotent.ts'
import type { MailQueue } from './mailQueue.ts'
import { listMails, lockMail } from './mailStore.ts'
import { canResend, resendMail } from './resendMail.ts'

/** Listing and resending mails, for admins. */
export function mailRoutes(app: App, services: { db: Db; mailQueue: MailQueue; now: () => Date }): void {
  app.get(
    '/api/v2/admin/mails',
    {
      schema: {
        summary: 'The newest 200 mails in a state, or in any: whom they are to, never what stands in them',
        tags: ['mails'],
        querystring: z.object({ state: OrderMail.shape.state.optional() }),
        response: { ...problemResponses, 200: z.array(AdminMail) },
      },
    },
    async (request) => {
      const mails = await listMails(services.db, requireAdmin(request), request.query.state)
      return mails.map(({ createdAt, sentAt, emptiedAt, ...mail }) => ({
        ...mail,
        at: (sentAt ?? createdAt).toISOString(),
        canResend: canResend({ ...mail, emptiedAt }),
      }))
    },
  )

  app.post(
    '/api/v2/admin/mails/:mailId/resend',
    {
      schema: {
        summary: 'Sends any mail again that is sent or failed; 409 for one that still waits or was secret',
        tags: ['mails'],
        params: z.object({ mailId: z.string() }),
        response: { ...problemResponses, 200: Done },
      },
    },
    (request) =>
      runIdempotent(services, request, async (tx) => {
        const mail = await lockMail(tx, requireAdmin(request), request.params.mailId)
        await resendMail({ tx, mailQueue: services.mailQueue }, mail)
        return { success: true }
      }),
  )
}
