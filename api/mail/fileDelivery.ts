import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Deliver } from './mail.ts'
import { mailFileName, mailFolder } from './mailFiles.ts'
import { toMessage, type Sender } from './message.ts'

/**
 * Writes mails as .eml files into `dataDir`/mail. Delivering a mail twice replaces its file, and files are renamed into
 * place once they are complete.
 */
export function fileDelivery(dataDir: string, sender: Sender): Deliver {
  const folder = mailFolder(dataDir)
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (mail) => {
    const { message } = await transport.sendMail(toMessage(mail, sender))
    const name = mailFileName(mail)
    await mkdir(folder, { recursive: true })
    const temporary = join(folder, `.${name}`)
    await writeFile(temporary, message as Buffer)
    await rename(temporary, join(folder, name))
  }
}
