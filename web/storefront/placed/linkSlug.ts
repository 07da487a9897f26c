import { graphql, readInlineData } from 'relay-runtime'
import type { linkSlug_cater$key } from '../../__generated__/linkSlug_cater.graphql.ts'

/**
 * The label of the host on which a caterer's orders and offers open; null for the bare domain, where those of a caterer
 * without an open storefront do.
 */
export function linkSlug(key: linkSlug_cater$key | null | undefined): string | null {
  const cater = readInlineData(
    graphql`
      fragment linkSlug_cater on Cater @inline {
        slug
        isActive
      }
    `,
    key ?? null,
  )
  return (cater?.isActive && cater.slug) || null
}
