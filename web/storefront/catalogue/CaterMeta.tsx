import { graphql, useFragment } from 'react-relay/hooks'
import { resizedUrl } from '../../../domain/images/imageWidths.ts'
import type { CaterMeta_cater$key } from '../../__generated__/CaterMeta_cater.graphql.ts'
import { hostUrl } from '../../page/host.ts'
import { usePage } from '../../page/PageContext.ts'
import { paths } from '../../page/paths.ts'
import { plainText } from '../../ui/plainText.ts'

const DESCRIPTION_LENGTH = 160

/** A storefront's metadata for search engines and link previews. A category in the address is a page of its own. */
export function CaterMeta(props: { cater: CaterMeta_cater$key; category: string | null }) {
  const { category } = props
  const { name, city, description, banner } = useFragment(
    graphql`
      fragment CaterMeta_cater on Cater {
        name
        city
        description
        banner {
          url
        }
      }
    `,
    props.cater,
  )
  const { host, scheme } = usePage()
  const urlOf = (path: string) => hostUrl(host, scheme, host.slug ?? undefined, path)
  const title = [category, name, city].filter(Boolean).join(', ')
  const summary = description ? plainText(description, DESCRIPTION_LENGTH) : `Mad til mange fra ${name}.`
  const url = urlOf(category ? paths.category(category) : paths.home())
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={summary} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="da_DK" />
      <meta property="og:site_name" content="Kuvert" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={summary} />
      <meta property="og:url" content={url} />
      {banner && <meta property="og:image" content={urlOf(resizedUrl(banner.url, 1280))} />}
    </>
  )
}
