import { graphql, useFragment } from 'react-relay/hooks'
import { resizedUrl } from '../../../domain/images/imageWidths.ts'
import type { StructuredData_cater$key } from '../../__generated__/StructuredData_cater.graphql.ts'
import { hostUrl } from '../../page/host.ts'
import { usePage } from '../../page/PageContext.ts'
import { plainText } from '../../ui/plainText.ts'

/** The storefront in the words of schema.org: a FoodEstablishment with its Menu. */
export function StructuredData(props: { cater: StructuredData_cater$key }) {
  const cater = useFragment(
    graphql`
      fragment StructuredData_cater on Cater {
        name
        description
        address
        zipCode
        city
        phoneNumber
        email
        rating {
          average
          count
        }
        banner {
          url
        }
        categories {
          name
          menus {
            name
            description
            price
            normalPrice
            isSatisfiable
            isDraft
            images {
              url
            }
          }
        }
      }
    `,
    props.cater,
  )
  const { host, scheme } = usePage()
  const urlOf = (path: string) => hostUrl(host, scheme, host.slug ?? undefined, path)
  const established = {
    '@context': 'https://schema.org',
    '@type': 'FoodEstablishment',
    name: cater.name,
    url: urlOf('/'),
    description: cater.description ? plainText(cater.description) : undefined,
    image: cater.banner ? urlOf(resizedUrl(cater.banner.url, 1280)) : undefined,
    telephone: cater.phoneNumber ?? undefined,
    email: cater.email ?? undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: cater.address ?? undefined,
      postalCode: cater.zipCode ?? undefined,
      addressLocality: cater.city ?? undefined,
      addressCountry: 'DK',
    },
    aggregateRating: cater.rating
      ? { '@type': 'AggregateRating', ratingValue: cater.rating.average, reviewCount: cater.rating.count }
      : undefined,
    hasMenu: {
      '@type': 'Menu',
      inLanguage: 'da',
      hasMenuSection: (cater.categories ?? []).map(({ name, menus }) => ({
        '@type': 'MenuSection',
        name,
        hasMenuItem: (menus ?? [])
          .filter(({ isSatisfiable, isDraft }) => isSatisfiable && !isDraft)
          .map((menu) => ({
            '@type': 'MenuItem',
            name: menu.name,
            description: menu.description ? plainText(menu.description) : undefined,
            image: menu.images[0] ? urlOf(resizedUrl(menu.images[0].url, 640)) : undefined,
            offers: toOffer(menu),
          })),
      })),
    },
  }
  // inside a script only '<' can end it
  const json = JSON.stringify(established).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

/** The price of a menu in kroner, with the one it is reduced from. */
function toOffer({ price, normalPrice }: { price: number; normalPrice?: number | null | undefined }) {
  const amount = (kroner: number) => ({ price: kroner.toFixed(2), priceCurrency: 'DKK' })
  const reducedFrom = normalPrice != null && {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/StrikethroughPrice',
      ...amount(normalPrice),
    },
  }
  return { '@type': 'Offer', ...amount(price), ...reducedFrom }
}
