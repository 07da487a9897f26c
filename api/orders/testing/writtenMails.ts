import type { Db } from '../../database/connect.ts'
import type { StoredMail } from '../../mail/mail.ts'
import { readPlacedLetters } from '../mails/placedLetters.ts'

/** All mails, or those about an order, by kind; those that are not due yet as they would be written now. */
export async function listWrittenMails(db: Db, orderId?: string): Promise<StoredMail[]> {
  const mails = await db
    .selectFrom('mail')
    .selectAll()
    .$if(orderId !== undefined, (query) => query.where('orderId', '=', orderId ?? ''))
    .orderBy('kind')
    .execute()
  const write = await readPlacedLetters(db, 'http://localhost:4000', mails.flatMap(unwritten))
  return mails.map((mail) => {
    const [content] = unwritten(mail).map(write)
    return content ? { ...mail, ...content, linkMark: content.linkMark ?? null } : mail
  })
}

const unwritten = (mail: StoredMail) => (mail.letter === null ? [] : [{ ...mail, letter: mail.letter }])
