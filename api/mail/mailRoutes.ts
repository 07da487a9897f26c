import { z } from 'zod'
import { AdminMail, OrderMail } from '../../contract/orders.ts'
import { Done } from '../../contract/problems.ts'
import type { Db } from '../database/connect.ts'
import type { App } from '../http/fastifyApp.ts'
import { requireAdmin } from '../http/auth.ts'
import { problemResponses } from '../http/problems.ts'
import { runIdempotent } from '../http/runIdempotent.ts'
import { MomentKey, type PagedList, readPage, PageQuery } from '../http/listCursor.ts'
import type { MailQueue } from './mailQueue.ts'
import { type ListedMail, listMails, lockMail, type MailKey } from './mailStore.ts'
import { canResend, resendMail } from './resendMail.ts'

const MAILS: PagedList<MailKey, ListedMail> = {
  name: 'mails',
  key: z.object({ createdAt: MomentKey, id: z.guid() }),
  keyOf: ({ createdAtText, id }) => ({ createdAt: createdAtText, id }),
}

/** Listing and resending mails, for admins. */
export function mailRoutes(app: App, services: { db: Db; mailQueue: MailQueue; now: () => Date }): void {
  app.get(
    '/api/v2/admin/mails',
    {
      schema: {
        summary: 'The mails in a state, or in any, the newest first: whom they are to, never what stands in them',
        tags: ['mails'],
        querystring: PageQuery.extend({ state: OrderMail.shape.state.optional() }),
        response: { ...problemResponses, 200: z.array(AdminMail) },
      },
    },
    async (request, reply) => {
      const viewer = requireAdmin(request)
      const { rows } = await readPage(request, reply, MAILS, (keyset) =>
        listMails(services.db, viewer, request.query.state, keyset),
      )
      return rows.map(({ createdAt, createdAtText: _text, sentAt, emptiedAt, ...mail }) => ({
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
