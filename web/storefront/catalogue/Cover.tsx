import { graphql, useFragment } from 'react-relay/hooks'
import { formatCovers, formatDaysBefore } from '../../../domain/texts/counts.ts'
import type { Cover_cater$key } from '../../__generated__/Cover_cater.graphql.ts'
import { upTo } from '../../ui/breakpoints.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/Icon.tsx'
import { EmptyPlateArt } from '../../ui/EmptyPlateArt.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { Picture } from '../../pictures/Picture.tsx'
import { ReviewsNote } from '../../reviews/ReviewsNote.tsx'
import { Stars } from '../../reviews/Stars.tsx'
import styles from './Cover.module.css'
import { firstSentences } from '../../ui/plainText.ts'

const LEAD_LENGTH = 130

/** The caterer's name on paper beside its picture; on a phone a strip of it stands above the name in the header. */
export function Cover(props: { cater: Cover_cater$key }) {
  const cater = useFragment(
    graphql`
      fragment Cover_cater on Cater {
        name
        description
        minCovers
        noticeDays
        offersDelivery
        rating {
          ...Stars_rating
        }
        banner {
          ...Picture_image
        }
      }
    `,
    props.cater,
  )
  const { minCovers, noticeDays, description } = cater
  return (
    <section className={styles.cover}>
      <div className={styles.text}>
        <h1>{cater.name}</h1>
        {description && <p className={styles.lead}>{firstSentences(description, LEAD_LENGTH)}</p>}
        {cater.rating && (
          <div>
            <Stars rating={cater.rating} hasTip />
            <ReviewsNote />
          </div>
        )}
        <ul className={styles.facts}>
          {minCovers != null && minCovers > 1 && (
            <Fact icon="people" tip="I alt, for alle menuer i bestillingen.">
              {`Mindst ${formatCovers(minCovers)}`}
            </Fact>
          )}
          {noticeDays != null && noticeDays > 0 && (
            <Fact icon="clock" tip="Haster det, så kontakt køkkenet.">
              {`Bestil senest ${formatDaysBefore(noticeDays)}`}
            </Fact>
          )}
          {cater.offersDelivery ? (
            <Fact icon="van" tip="Du vælger levering eller afhentning, når du bestiller.">
              Levering eller afhentning
            </Fact>
          ) : (
            <Fact icon="van" tip="Leverandøren tilbyder ikke levering.">
              Kan afhentes
            </Fact>
          )}
        </ul>
      </div>
      <div
        className={classes(styles.picture, cater.banner && styles.hasBanner)}
        data-banner={cater.banner ? '' : undefined}
      >
        {cater.banner ? (
          <Picture image={cater.banner} sizes={`${upTo('phone')} 100vw, 44.4vw`} load="first" />
        ) : (
          <EmptyPlateArt />
        )}
      </div>
    </section>
  )
}

function Fact({ icon, tip, children }: { icon: IconName; tip: string; children: string }) {
  return (
    <li>
      <Tooltip className={styles.fact} tip={tip}>
        <Icon name={icon} />
        <span>{children}</span>
      </Tooltip>
    </li>
  )
}
