import { graphql } from 'react-relay/hooks'
import { fetchQuery } from 'relay-runtime'
import type { sitemapQuery } from '../../__generated__/sitemapQuery.graphql.ts'
import type { Host } from '../../page/host.ts'
import { paths } from '../../page/paths.ts'
import { createEnvironment } from '../../relay/environment.ts'
import type { PostOperation } from '../../relay/postOperation.ts'

/** The pages of a host for crawlers, as sitemap.xml; null where the host is no open storefront. */
export async function renderSitemap(page: { host: Host; post: PostOperation; url: string }): Promise<string | null> {
  const { host, post, url } = page
  if (host.slug === null) return toXml([new URL(paths.home(), url).href])
  const environment = createEnvironment({ post, isServer: true })
  const data = await fetchQuery<sitemapQuery>(
    environment,
    graphql`
      query sitemapQuery($host: String!) {
        storefront(host: $host) {
          ... on Cater {
            categories {
              name
            }
          }
        }
      }
    `,
    { host: host.hostname },
  ).toPromise()
  if (!data?.storefront.categories) return null
  const categories = data.storefront.categories.map(({ name }) => paths.category(name))
  return toXml([paths.home(), ...categories].map((path) => new URL(path, url).href))
}

function toXml(addresses: string[]): string {
  const urls = addresses.map((address) => `<url><loc>${address.replaceAll('&', '&amp;')}</loc></url>`)
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
  )
}
