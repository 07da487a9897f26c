import { z } from 'zod'
import { AdminMail, OrderMail } from '../../contract/orders.ts'
import { Done } from '../../contract/problems.ts'
import type { App, AppServices } from '../http/appServices.ts'
import { adminViewer } from '../http/auth.ts'
import { problemAnswers } from '../http/problems.ts'
import { write } from '../http/runIdempotent.ts'
import { listMails } from './mailStore.ts'
import { resendMail } from './resendMail.ts'

/** All mails, for admins. */
export function mailRoutes(app: App, services: Pick<AppServices, 'db' | 'mailQueue' | 'now'>): void {
  app.get(
    '/api/v2/admin/mails',
    {
      schema: {
        summary: 'The newest 200 mails in a state, or in any: whom they are to, never what stands in them',
        tags: ['mails'],
        querystring: z.object({ state: OrderMail.shape.state.optional() }),
        response: { ...problemAnswers, 200: z.array(AdminMail) },
      },
    },
    async (request) => {
      const mails = await listMails(services.db, adminViewer(request), request.query.state)
      return mails.map(({ createdAt, sentAt, ...mail }) => ({ ...mail, at: (sentAt ?? createdAt).toISOString() }))
    },
  )

  app.post(
    '/api/v2/admin/mails/:mailId/resend',
    {
      schema: {
        summary: 'Sends any mail again that is sent or failed; 409 for one that still waits or was secret',
        tags: ['mails'],
        params: z.object({ mailId: z.string() }),
        response: { ...problemAnswers, 200: Done },
      },
    },
    (request) =>
      write(services, request, async (tx) => {
        await resendMail({ tx, mailQueue: services.mailQueue }, adminViewer(request), request.params.mailId)
        return { success: true }
      }),
  )
}
