import { slugOf } from '../../catalogue/storefrontSlugStore.ts'
import type { Db } from '../../database/connect.ts'
import type { MailedCater } from './orderMails.ts'

/** The caterer of an order as mails need it. `site` is the root address of the product. */
export async function findMailedCater(tx: Db, caterId: number, site: string): Promise<MailedCater> {
  const { slug, ...cater } = await tx
    .selectFrom('cater')
    .select((eb) => ['name', 'email', 'phoneNumber', slugOf(eb).as('slug')])
    .where('id', '=', caterId)
    .executeTakeFirstOrThrow()
  return { ...cater, officeSite: officeSite(site, slug) }
}

/** The root address where the people of a caterer are signed in: its storefront's, since sessions hold for one host. */
export function officeSite(site: string, slug: string | null): string {
  const { protocol, host } = new URL(site)
  return `${protocol}//${slug === null ? '' : `${slug}.`}${host}`
}
