import { useState } from 'react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatCovers, formatDaysBefore } from '../../../domain/counts.ts'
import type { Cover_cater$key } from '../../__generated__/Cover_cater.graphql.ts'
import { Button } from '../../ui/Button.tsx'
import { Html } from '../../ui/Html.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/Icon.tsx'
import { LazyDialog } from '../../ui/LazyDialog.tsx'
import { EmptyPlateArt } from '../../ui/EmptyPlateArt.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { Picture } from '../Picture.tsx'
import { Stars } from '../Stars.tsx'
import styles from './Cover.module.css'
import { DetailsList } from './Details.tsx'
import { firstSentences } from '../../ui/plainText.ts'

const LEAD_LENGTH = 130

/** The caterer's name on paper beside its picture. */
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
        ...Details_cater
      }
    `,
    props.cater,
  )
  const [open, setOpen] = useState<'about' | 'details' | null>(null)
  const { minCovers, noticeDays, description } = cater
  return (
    <section className={styles.cover}>
      <div className={styles.text}>
        <h1>{cater.name}</h1>
        {description && <p className={styles.lead}>{firstSentences(description, LEAD_LENGTH)}</p>}
        {cater.rating && <Stars rating={cater.rating} hasTip />}
        <ul className={styles.facts}>
          {minCovers != null && minCovers > 1 && (
            <Fact icon="people" tip="I alt, for alle menuer i bestillingen.">
              Mindst {formatCovers(minCovers)}
            </Fact>
          )}
          {noticeDays != null && noticeDays > 0 && (
            <Fact icon="clock" tip="Haster det, så kontakt køkkenet.">
              Bestil {formatDaysBefore(noticeDays)}
            </Fact>
          )}
          {cater.offersDelivery ? (
            <Fact icon="van" tip="Du vælger levering eller afhentning, når du bestiller.">
              Leverer og kan afhentes
            </Fact>
          ) : (
            <Fact icon="van" tip="Leverandøren tilbyder ikke levering.">
              Kan afhentes
            </Fact>
          )}
        </ul>
        <div className={styles.more}>
          {description && <Button onClick={() => setOpen('about')}>Om os</Button>}
          <Button onClick={() => setOpen('details')}>Detaljer</Button>
        </div>
      </div>
      <div className={styles.picture}>
        {cater.banner ? (
          <Picture image={cater.banner} sizes="(max-width: 45rem) 100vw, 55vw" isFirst />
        ) : (
          <EmptyPlateArt />
        )}
      </div>
      {open === 'about' && (
        <LazyDialog isOpen onClose={() => setOpen(null)} title="Om os" variant="sheet">
          <Html html={description ?? ''} />
        </LazyDialog>
      )}
      {open === 'details' && (
        <LazyDialog isOpen onClose={() => setOpen(null)} title="Detaljer" variant="sheet">
          <DetailsList cater={cater} />
        </LazyDialog>
      )}
    </section>
  )
}

function Fact({ icon, tip, children }: { icon: IconName; tip: string; children: ReactNode }) {
  return (
    <li>
      <Tooltip className={styles.fact} tip={tip}>
        <Icon name={icon} />
        {children}
      </Tooltip>
    </li>
  )
}
