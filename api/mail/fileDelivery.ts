import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Deliver } from './mail.ts'
import { toMessage, type Sender } from './message.ts'

/**
 * Keeps mails as .eml files in `dataDir`/mail. Names begin with the time, so they sort; a mail that is delivered twice
 * is still one file, and one that can be read is whole.
 */
export function fileDelivery(dataDir: string, sender: Sender): Deliver {
  const folder = join(dataDir, 'mail')
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (mail) => {
    const { message } = await transport.sendMail(toMessage(mail, sender))
    const name = `${mail.createdAt.toISOString().replace(/[:.]/g, '-')}-${mail.kind}-${mail.id}.eml`
    await mkdir(folder, { recursive: true })
    const unfinished = join(folder, `.${name}`)
    await writeFile(unfinished, message as Buffer)
    await rename(unfinished, join(folder, name))
  }
}
