import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { ownProduct } from './product.ts'

/** Every mail that lies in the mail folder for an address, oldest first. */
export async function mailsTo(address: string): Promise<Email[]> {
  const folder = join(ownProduct().dataDir, 'mail')
  const files = await readdir(folder).catch(() => [])
  // a mail under way is written under a name with a dot before it
  const names = files.filter((name) => name.endsWith('.eml') && !name.startsWith('.')).sort()
  const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))))
  return mails.filter((mail) => mail.to?.some((to) => to.address === address))
}
