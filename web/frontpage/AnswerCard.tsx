import type { CSSProperties } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatDayAndMonth } from '../../domain/time/formats.ts'
import { toOere } from '../../domain/money/money.ts'
import { formatDietFilter } from '../foods/dietTexts.ts'
import type { AnswerCard_edge$key } from '../__generated__/AnswerCard_edge.graphql.ts'
import { hostUrl } from '../page/host.ts'
import { usePage } from '../page/PageContext.ts'
import { Picture } from '../pictures/Picture.tsx'
import { Stars } from '../reviews/Stars.tsx'
import { EmptyPlateArt } from '../ui/EmptyPlateArt.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './CaterCard.module.css'
import { AnswerPrice } from './AnswerPrice.tsx'
import { formatFit, formatNoCourse, formatOverBudget } from './answerTexts.ts'
import type { CaterSearch } from './caterSearch.ts'
import { ComparisonBox } from './ComparisonBar.tsx'
import { formatWhere } from './caterTexts.ts'
import { useCaterPath } from './useCaterPath.ts'

/** A caterer's answer to a search. The whole card leads to its own host, with the search in the address. */
export function AnswerCard(props: {
  edge: AnswerCard_edge$key
  search: CaterSearch
  /** True if there is another to compare it with. */
  isComparable: boolean
}) {
  const { search } = props
  const edge = useFragment(
    graphql`
      fragment AnswerCard_edge on FoundCaterEdge {
        match
        reasons {
          message
        }
        next
        kilometres
        fit
        coverPrice
        totalPrice {
          perCover
        }
        menu {
          __typename
        }
        ...AnswerPrice_edge
        node {
          number
          name
          slug
          city
          accentColor
          offersDelivery
          banner {
            ...Picture_image
          }
          rating {
            ...Stars_rating
          }
        }
      }
    `,
    props.edge,
  )
  const { node, match, reasons, next, menu, fit, coverPrice, totalPrice, kilometres } = edge
  const { host, scheme } = usePage()
  const path = useCaterPath(search)
  const { name, slug, accentColor, banner, rating } = node
  if (!slug) return null
  const style = accentColor ? ({ '--color-accent': accentColor } as CSSProperties) : undefined
  const day = search.date === null ? '' : ` ${formatDayAndMonth(search.date, search.date)}`
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
          <div>
            <h3>
              <a href={hostUrl(host, scheme, slug, path)}>{name}</a>
            </h3>
            <p>{formatWhere(node.city ?? '', kilometres ?? null)}</p>
          </div>
        </div>
        {rating && <Stars rating={rating} />}
        <div className={styles.facts}>
          {match === 'DOES_NOT_FIT' ? (
            <p className={styles.impossible}>{`Ingen menu fås ${formatDietFilter(search.dietFilter)}.`}</p>
          ) : match === 'NO_COURSE' ? (
            <p className={styles.impossible}>{`${formatNoCourse(search.course)}.`}</p>
          ) : match === 'NO_MENU' && !menu ? (
            <p className={styles.impossible}>Ingen menu kan bestilles til så mange gæster.</p>
          ) : reasons.length === 0 ? (
            <p className={styles.possible}>
              <Icon name="check" />
              <span>{`${node.offersDelivery ? 'Kan levere' : 'Kan hentes'}${day}`}</span>
            </p>
          ) : (
            <p className={styles.impossible}>
              {`${reasons[0]?.message ?? ''}${next ? ` Tidligst ${formatDayAndMonth(next, search.date ?? next)}.` : ''}`}
            </p>
          )}
          {menu && <AnswerPrice edge={edge} search={search} />}
          {fit && <p>{formatFit(fit, search.dietFilter)}</p>}
          {match === 'OVER_BUDGET' && search.budget !== null && (
            <p className={styles.impossible}>
              {formatOverBudget(toOere(totalPrice?.perCover ?? coverPrice ?? 0), search.budget)}
            </p>
          )}
        </div>
        {props.isComparable && <ComparisonBox number={node.number} name={name} />}
      </article>
    </li>
  )
}
