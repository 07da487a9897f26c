import { graphql, readInlineData } from 'relay-runtime'
import type { linkSlug_cater$key } from '../../__generated__/linkSlug_cater.graphql.ts'
import type { Host } from '../../page/host.ts'

const read = (key: linkSlug_cater$key) =>
  readInlineData(
    graphql`
      fragment linkSlug_cater on Cater @inline {
        number
        slug
        isActive
      }
    `,
    key,
  )

/**
 * The label of the host on which a caterer's orders and offers open; null for the bare domain, where those of a caterer
 * without an open storefront do.
 */
export function linkSlug(cater: linkSlug_cater$key | null | undefined): string | null {
  const { isActive, slug } = cater ? read(cater) : {}
  return (isActive && slug) || null
}

/**
 * Returns whether a caterer's orders and offers open on a host; `storefront` is the caterer that the host shows. Of a
 * storefront that was just made, the host knows its caterer before the caterer's slug is known.
 */
export function isLinkHost(
  cater: linkSlug_cater$key | null | undefined,
  storefront: linkSlug_cater$key | null | undefined,
  host: Host,
): boolean {
  if (host.slug === null) return linkSlug(cater) === null
  return cater != null && storefront != null && read(storefront).number === read(cater).number
}
