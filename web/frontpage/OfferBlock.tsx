import type { CSSProperties } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatKroner, toOere } from '../../domain/money/money.ts'
import type { OfferBlock_block$key } from '../__generated__/OfferBlock_block.graphql.ts'
import { hostUrl } from '../page/host.ts'
import { usePage } from '../page/PageContext.ts'
import { Picture } from '../pictures/Picture.tsx'
import { upTo } from '../ui/breakpoints.ts'
import { Html } from '../ui/Html.tsx'
import text from '../ui/text.module.css'
import { RequiredServices } from './RequiredServices.tsx'
import styles from './OfferBlock.module.css'
import { useCaterPath } from './useCaterPath.ts'

/** A caterer's menu on offer, in the caterer's colour. Nothing where either is gone or closed. */
export function OfferBlock(props: { block: OfferBlock_block$key }) {
  const offer = useFragment(
    graphql`
      fragment OfferBlock_block on LandingBlock {
        title
        text
        picture {
          ...Picture_image
        }
        ... on OfferBlock {
          cater {
            name
            slug
            accentColor
            isActive
            deliveryText
            ...RequiredServices_cater
            banner {
              ...Picture_image
            }
          }
          menu {
            name
            price
          }
        }
      }
    `,
    props.block,
  )
  const { host, scheme } = usePage()
  const path = useCaterPath()
  const { cater, menu } = offer
  if (!menu || !cater?.isActive || !cater.slug) return null
  const picture = offer.picture ?? cater.banner
  const style = cater.accentColor ? ({ '--color-accent': cater.accentColor } as CSSProperties) : undefined
  return (
    <section className={text.page}>
      <div className={styles.offer} style={style}>
        <div className={styles.text}>
          <p>{cater.name}</p>
          <h2>{offer.title || menu.name}</h2>
          {offer.text && <Html html={offer.text} />}
          <p>
            <span>{`${menu.name}, `}</span>
            <b className={text.num}>{formatKroner(toOere(menu.price))}</b> pr. kuvert
          </p>
          <RequiredServices cater={cater} />
          {cater.deliveryText && <p>{cater.deliveryText}</p>}
          <a href={hostUrl(host, scheme, cater.slug, path)}>Se menuerne</a>
        </div>
        {picture && (
          <div className={styles.picture}>
            <Picture image={picture} sizes={`${upTo('phone')} calc(100vw - 2.5rem), 30rem`} />
          </div>
        )}
      </div>
    </section>
  )
}
