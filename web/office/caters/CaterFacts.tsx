import { graphql, useFragment } from 'react-relay/hooks'
import { formatCovers, formatDaysBefore } from '../../../domain/texts/counts.ts'
import type { CaterFacts_cater$key } from '../../__generated__/CaterFacts_cater.graphql.ts'
import { Html } from '../../ui/Html.tsx'
import styles from './CaterOverviewRoute.module.css'
import { PhoneLink } from '../../ui/PhoneLink.tsx'

/** The description and contact details of a caterer. */
export function CaterFacts(props: { cater: CaterFacts_cater$key }) {
  const cater = useFragment(
    graphql`
      fragment CaterFacts_cater on Cater {
        description
        address
        zipCode
        city
        email
        phoneNumber
        minCovers
        noticeDays
        offersDelivery
      }
    `,
    props.cater,
  )
  const { email, phoneNumber, minCovers, noticeDays } = cater
  return (
    <div className={styles.columns}>
      <section>
        <h2>Beskrivelse</h2>
        {cater.description ? (
          <Html html={cater.description} />
        ) : (
          <p className={styles.place}>Ingen beskrivelse endnu.</p>
        )}
      </section>
      <section>
        <h2>Kontakt</h2>
        <dl className={styles.facts}>
          <dt>Adresse</dt>
          <dd>{cater.address ?? NOT_GIVEN}</dd>
          <dt>Postnr. og by</dt>
          <dd>{[cater.zipCode, cater.city].filter(Boolean).join(' ') || NOT_GIVEN}</dd>
          <dt>Email</dt>
          <dd>{email ? <a href={`mailto:${email}`}>{email}</a> : NOT_GIVEN}</dd>
          <dt>Telefon</dt>
          <dd>{phoneNumber ? <PhoneLink phone={phoneNumber} /> : NOT_GIVEN}</dd>
          <dt>Minimum</dt>
          <dd>{minCovers ? formatCovers(minCovers) : 'Ingen grænse'}</dd>
          <dt>Bestillingsfrist</dt>
          <dd>{noticeDays ? formatDaysBefore(noticeDays) : 'Ingen'}</dd>
          <dt>Levering</dt>
          <dd>{cater.offersDelivery ? 'Ja' : 'Nej'}</dd>
        </dl>
      </section>
    </div>
  )
}

const NOT_GIVEN = 'Ikke oplyst'
