import { graphql, useFragment } from 'react-relay/hooks'
import { resizedUrl } from '../../domain/images/imageWidths.ts'
import type { FrontPageMeta_block$key } from '../__generated__/FrontPageMeta_block.graphql.ts'
import { hostUrl } from '../page/host.ts'
import { usePage } from '../page/PageContext.ts'

const TITLE = 'Kuvert, mad til mange'
const SUMMARY = 'Find et køkken nær dig. Se menuer og priser, vælg antal kuverter, og bestil uden konto.'

/** The front page's metadata for search engines and link previews. Every search is the same page to them. */
export function FrontPageMeta(props: { banner: FrontPageMeta_block$key | null }) {
  const banner = useFragment(
    graphql`
      fragment FrontPageMeta_block on LandingBlock {
        picture {
          url
        }
      }
    `,
    props.banner,
  )
  const { host, scheme } = usePage()
  const url = hostUrl(host, scheme)
  const site = { '@context': 'https://schema.org', '@type': 'Organization', name: 'Kuvert', url }
  return (
    <>
      <title>{TITLE}</title>
      <meta name="description" content={SUMMARY} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="da_DK" />
      <meta property="og:site_name" content="Kuvert" />
      <meta property="og:title" content={TITLE} />
      <meta property="og:description" content={SUMMARY} />
      <meta property="og:url" content={url} />
      {banner?.picture && (
        <meta property="og:image" content={new URL(resizedUrl(banner.picture.url, 1280), url).href} />
      )}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(site) }} />
    </>
  )
}
