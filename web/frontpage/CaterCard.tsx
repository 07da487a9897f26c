import type { CSSProperties } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CaterCard_cater$key } from '../__generated__/CaterCard_cater.graphql.ts'
import { hostUrl } from '../host.ts'
import { usePage } from '../PageContext.ts'
import { Picture } from '../storefront/Picture.tsx'
import { Stars } from '../storefront/Stars.tsx'
import { EmptyPlateArt } from '../ui/EmptyPlateArt.tsx'
import styles from './CaterCard.module.css'

/** A caterer in a list, whose whole card leads to its own host. Nothing where no page is its host. */
export function CaterCard(props: { cater: CaterCard_cater$key }) {
  const cater = useFragment(
    graphql`
      fragment CaterCard_cater on Cater {
        name
        slug
        city
        accentColor
        offersDelivery
        logo {
          url(width: 80)
          srcSet
        }
        banner {
          ...Picture_image
        }
        rating {
          ...Stars_rating
        }
        filters {
          name
          type
        }
      }
    `,
    props.cater,
  )
  const { host, scheme } = usePage()
  const { name, slug, city, accentColor, logo, banner, rating, offersDelivery } = cater
  const food = (cater.filters ?? []).filter(({ type }) => type === 'FOOD_TYPE')
  if (!slug) return null
  const style = accentColor ? ({ '--color-accent': accentColor } as CSSProperties) : undefined
  return (
    <li>
      <article className={styles.card} style={style}>
        <div className={styles.picture}>
          {banner ? (
            <Picture image={banner} sizes="(max-width: 45rem) calc(100vw - 2.5rem), 27rem" />
          ) : (
            <EmptyPlateArt />
          )}
        </div>
        <div className={styles.head}>
          {logo && (
            <img src={logo.url} srcSet={logo.srcSet} sizes="2.75rem" alt="" width={44} height={44} loading="lazy" />
          )}
          <div>
            <h3>
              <a href={hostUrl(host, scheme, slug)}>{name}</a>
            </h3>
            <p>{city}</p>
          </div>
        </div>
        {rating && <Stars rating={rating} />}
        {food.length > 0 && <p className={styles.food}>{food.map((type) => type.name).join(', ')}</p>}
        <p className={styles.facts}>{offersDelivery ? 'Levering og afhentning' : 'Afhentning'}</p>
      </article>
    </li>
  )
}
