import type { CSSProperties } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { sourcesOf } from '../../domain/images/imageWidths.ts'
import { formatKroner, toOere } from '../../domain/money/money.ts'
import type { CaterCard_cater$key } from '../__generated__/CaterCard_cater.graphql.ts'
import { hostUrl } from '../page/host.ts'
import { usePage } from '../page/PageContext.ts'
import { Picture } from '../pictures/Picture.tsx'
import { Stars } from '../reviews/Stars.tsx'
import { EmptyPlateArt } from '../ui/EmptyPlateArt.tsx'
import styles from './CaterCard.module.css'
import { RequiredServices } from './RequiredServices.tsx'
import { formatTerms, formatWhere } from './caterTexts.ts'
import { useCaterPath } from './useCaterPath.ts'

/** A caterer in a list, whose whole card leads to its own host. Nothing where no page is its host. */
export function CaterCard(props: { cater: CaterCard_cater$key; kilometres?: number | null }) {
  const cater = useFragment(
    graphql`
      fragment CaterCard_cater on Cater {
        name
        slug
        city
        accentColor
        fromPrice
        offersDelivery
        noticeDays
        deliveryText
        logo {
          url
          width
        }
        banner {
          ...Picture_image
        }
        rating {
          ...Stars_rating
        }
        ...RequiredServices_cater
        filters(type: FOOD_TYPE) {
          name
        }
      }
    `,
    props.cater,
  )
  const { host, scheme } = usePage()
  const path = useCaterPath()
  const { name, slug, accentColor, logo, banner, rating, fromPrice, offersDelivery, noticeDays } = cater
  const food = cater.filters ?? []
  if (!slug) return null
  const style = accentColor ? ({ '--color-accent': accentColor } as CSSProperties) : undefined
  return (
    <li>
      <article className={styles.card} style={style}>
        <div className={styles.picture}>
          {banner ? (
            <Picture image={banner} sizes="(max-width: 34rem) calc(100vw - 2.5rem), 27rem" />
          ) : (
            <EmptyPlateArt />
          )}
        </div>
        <div className={styles.head}>
          {logo && (
            <img
              {...sourcesOf(logo.url, logo.width, 80)}
              sizes="2.75rem"
              alt=""
              width={44}
              height={44}
              loading="lazy"
            />
          )}
          <div>
            <h3>
              <a href={hostUrl(host, scheme, slug, path)}>{name}</a>
            </h3>
            <p>{formatWhere(cater.city ?? '', props.kilometres ?? null)}</p>
          </div>
        </div>
        {rating && <Stars rating={rating} />}
        {food.length > 0 && <p className={styles.food}>{food.map((type) => type.name).join(', ')}</p>}
        <div className={styles.facts}>
          {fromPrice && <p className={styles.price}>{`Fra ${formatKroner(toOere(fromPrice))} pr. kuvert`}</p>}
          {fromPrice && <RequiredServices cater={cater} />}
          <p>{formatTerms(offersDelivery, noticeDays ?? 0)}</p>
          {cater.deliveryText && <p>{cater.deliveryText}</p>}
        </div>
      </article>
    </li>
  )
}
