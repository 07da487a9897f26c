import { graphql, useFragment } from 'react-relay/hooks'
import { formatDaysBefore } from '../../../domain/texts/counts.ts'
import type { Details_cater$key } from '../../__generated__/Details_cater.graphql.ts'
import { classes } from '../../ui/classes.ts'
import { Html } from '../../ui/Html.tsx'
import text from '../../ui/text.module.css'
import styles from './Details.module.css'
import { PhoneLink } from '../../ui/PhoneLink.tsx'

/** The details card at the foot of a storefront. */
export function Details({ cater }: { cater: Details_cater$key }) {
  return (
    <section className={styles.about} aria-labelledby="detaljer">
      <div className={classes(text.page, styles.wide)}>
        <h2 id="detaljer">Detaljer</h2>
        <DetailsList cater={cater} />
      </div>
    </section>
  )
}

/** The caterer's address and terms. */
export function DetailsList(props: { cater: Details_cater$key }) {
  const cater = useFragment(
    graphql`
      fragment Details_cater on Cater {
        address
        zipCode
        city
        phoneNumber
        email
        minCovers
        noticeDays
        offersDelivery
        deliveryText
        changeTerms {
          cancelText
        }
        noticeText
        smileyUrl
      }
    `,
    props.cater,
  )
  const { phoneNumber, email, minCovers, noticeDays } = cater
  return (
    <div className={styles.list}>
      <dl className={styles.terms}>
        <div>
          <dt>Adresse</dt>
          <dd>
            <span>{cater.address}</span>
            <br />
            <span>{`${cater.zipCode ?? ''} ${cater.city ?? ''}`}</span>
          </dd>
        </div>
        {phoneNumber && (
          <div>
            <dt>Telefon</dt>
            <dd className={text.num}>
              <PhoneLink phone={phoneNumber} />
            </dd>
          </div>
        )}
        {email && (
          <div>
            <dt>Email</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        )}
      </dl>
      <dl className={styles.terms}>
        {minCovers != null && (
          <div>
            <dt>Mindste antal kuverter</dt>
            <dd className={text.num}>{minCovers}</dd>
            <dd className={text.note}>I alt, for alle menuer i bestillingen.</dd>
          </div>
        )}
        {noticeDays != null && (
          <div>
            <dt>Bestil senest</dt>
            <dd className={text.num}>{formatDaysBefore(noticeDays)}</dd>
          </div>
        )}
        <div>
          <dt>Levering</dt>
          <dd>{cater.offersDelivery ? 'Levering og afhentning' : 'Kun afhentning'}</dd>
          {cater.deliveryText && <dd className={text.note}>{cater.deliveryText}</dd>}
        </div>
        {cater.changeTerms && (
          <div>
            <dt>Afbestilling</dt>
            <dd>{cater.changeTerms.cancelText}</dd>
          </div>
        )}
        {cater.smileyUrl && (
          <div>
            <dt>Kontrolrapport</dt>
            <dd>
              <a href={cater.smileyUrl}>Se vores smiley</a>
            </dd>
          </div>
        )}
      </dl>
      {cater.noticeText && <Html className={styles.notice} html={cater.noticeText} />}
    </div>
  )
}
