import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import { capitalized } from '../../../domain/texts/capitalized.ts'
import { formatDate, formatTimestamp, formatWeekdayDate } from '../../../domain/time/formats.ts'
import type { SentOffer_offer$data, SentOffer_offer$key } from '../../__generated__/SentOffer_offer.graphql.ts'
import { paths } from '../../page/paths.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { PaperFoot } from '../../ui/PaperFoot.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import { SaveErrorNotice } from '../form/SaveErrorNotice.tsx'
import type { SaveError } from '../form/saveResult.ts'
import { ContentBill } from '../orders/detail/ContentBill.tsx'
import { OfferMark } from './OfferMark.tsx'
import styles from './SentOffer.module.css'
import { useRenewOffer } from './useRenewOffer.ts'

/** SHA-3: an offer that is sent, its outcome, and the link to its next version or its order. */
export function SentOffer(props: { offer: SentOffer_offer$key }) {
  const offer = useFragment(
    graphql`
      fragment SentOffer_offer on Offer {
        uuid
        name
        title
        text
        state
        date
        clock
        delivery {
          address
          zipCode
          city
        }
        customer {
          name
          email
          phoneNumber
        }
        validUntil
        sentAt
        approvedAt
        declinedAt
        orderedAt
        orderUuid
        orderReference
        viewerCanRenew
        ...ContentBill_content
      }
    `,
    props.offer,
  )
  const { customer, delivery, orderUuid, orderReference } = offer
  return (
    <>
      <PageHeader title={offer.name} {...(offer.title && { hint: offer.title })}>
        {offer.viewerCanRenew && <RenewButton uuid={offer.uuid} />}
        {orderUuid && (
          <ButtonLink variant="primary" to={paths.officeOrder(orderUuid)}>
            {`Åbn ordre ${orderReference ?? ''}`}
          </ButtonLink>
        )}
      </PageHeader>
      <article className={styles.offer}>
        <div>
          <p className={styles.state}>
            <OfferMark state={offer.state} />
          </p>
          <p className={styles.quiet}>{standing(offer)}</p>
          {offer.text && <blockquote className={styles.quote}>{offer.text}</blockquote>}
          <PaperFoot>{offer.name}</PaperFoot>
          <ContentBill content={offer} paperHead={offer.name} />
        </div>
        <aside aria-label="Om tilbuddet">
          <dl className={styles.facts}>
            <dt>{delivery ? 'Levering' : 'Afhentning'}</dt>
            <dd>
              <span>{`${capitalized(formatWeekdayDate(offer.date))} kl. ${offer.clock}`}</span>
              {delivery && (
                <>
                  <br />
                  <span>{`${delivery.address}, ${delivery.zipCode} ${delivery.city}`}</span>
                </>
              )}
            </dd>
            <dt>Kunde</dt>
            <dd>{customer.name}</dd>
            <dt>Email</dt>
            <dd>
              <a href={`mailto:${customer.email}`}>{customer.email}</a>
            </dd>
            <dt>Telefon</dt>
            <dd>
              <PhoneLink phone={customer.phoneNumber} />
            </dd>
            <dt>Gælder til og med</dt>
            <dd>{formatDate(offer.validUntil)}</dd>
            <Moment name="Sendt" at={offer.sentAt} />
            <Moment name="Godkendt" at={offer.approvedAt} />
            <Moment name="Afvist" at={offer.declinedAt} />
            <Moment name="Bestilt" at={offer.orderedAt} />
          </dl>
        </aside>
      </article>
    </>
  )
}

function Moment({ name, at }: { name: string; at: string | null | undefined }) {
  if (!at) return null
  return (
    <>
      <dt>{name}</dt>
      <dd>{formatTimestamp(at)}</dd>
    </>
  )
}

function RenewButton({ uuid }: { uuid: string }) {
  const renew = useRenewOffer()
  const navigate = useNavigate()
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<SaveError<string> | null>(null)
  const press = async () => {
    setPending(true)
    setError(null)
    const result = await renew(uuid)
    setPending(false)
    if (result.kind === 'saved') return void navigate(paths.officeOffer(result.values))
    if (result.kind !== 'cancelled') setError(result)
  }
  return (
    <>
      <SaveErrorNotice error={error} />
      <Button isPending={isPending} onClick={() => void press()}>
        Lav ny version
      </Button>
    </>
  )
}

/** The meaning of the state for the caterer. */
function standing({ state }: Pick<SentOffer_offer$data, 'state'>): string {
  switch (state) {
    case 'SENT':
      return 'Kunden kan godkende eller afvise. Tilbuddet reserverer ikke plads på dagen, før det er bestilt.'
    case 'APPROVED':
      return 'Kunden har godkendt, men ikke bestilt endnu. Tilbuddet reserverer ikke plads på dagen, før det er bestilt.'
    case 'DECLINED':
      return 'Kunden har afvist. Lav en ny version, hvis du vil tilbyde noget andet.'
    case 'EXPIRED':
      return 'Tilbuddet blev ikke bestilt i tide. Lav en ny version, hvis det skal gælde igen.'
    case 'ORDERED':
      return 'Kunden har bestilt til den aftalte pris, og ordren er godkendt.'
    case 'REPLACED':
      return 'En nyere version er sendt. Kundens link til denne virker ikke længere.'
    default:
      return ''
  }
}
