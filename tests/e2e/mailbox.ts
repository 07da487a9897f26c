import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { ownProduct } from './product.ts'

/** Lists the mails to an address in the mail folder, oldest first. */
export async function mailsTo(address: string): Promise<Email[]> {
  const folder = join(ownProduct().dataDir, 'mail')
  const files = await readdir(folder).catch(() => [])
  // the name of a mail that is still being written begins with a dot
  const names = files.filter((name) => name.endsWith('.eml') && !name.startsWith('.')).sort()
  const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))))
  return mails.filter((mail) => mail.to?.some((to) => to.address === address))
}
