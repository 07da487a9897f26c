import { graphql, useFragment } from 'react-relay/hooks'
import { capitalized } from '../../../domain/texts/capitalized.ts'
import { formatCovers } from '../../../domain/texts/counts.ts'
import { formatWeekdayDate } from '../../../domain/time/formats.ts'
import { formatPhone } from '../../../domain/texts/phone.ts'
import type { OfferPage_offer$key } from '../../__generated__/OfferPage_offer.graphql.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { PaperFoot } from '../../ui/PaperFoot.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import textStyles from '../../ui/text.module.css'
import breakdown from '../../lines/breakdown.module.css'
import styles from '../order/OrderPageRoute.module.css'
import { PlacedCosts } from '../placed/PlacedCosts.tsx'
import placed from '../placed/OrderReceipt.module.css'
import { readShownContent } from '../placed/readShownContent.ts'
import { OfferAnswer } from './OfferAnswer.tsx'

/** Everything that a customer sees of an offer, and does with it. */
export function OfferPage({ token, ...props }: { offer: OfferPage_offer$key; token: string }) {
  const offer = useFragment(
    graphql`
      fragment OfferPage_offer on Offer {
        name
        title
        text
        covers
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
        cater {
          name
          phoneNumber
        }
        ...readShownContent_content
        ...OfferAnswer_offer
      }
    `,
    props.offer,
  )
  const { cater, customer, delivery } = offer
  const date = formatWeekdayDate(offer.date)
  const caterName = cater?.name ?? 'køkkenet'
  return (
    <>
      <title>{`${offer.name} fra ${caterName}`}</title>
      <PaperFoot>{`${offer.name} fra ${caterName}`}</PaperFoot>
      <div className={styles.about}>
        <p className={textStyles.soft}>{`${offer.name} fra ${caterName}`}</p>
        <h1>{offer.title ?? `${formatCovers(offer.covers)}, ${date}`}</h1>
        {offer.text && <blockquote className={styles.quote}>{offer.text}</blockquote>}
        <OfferAnswer offer={offer} token={token} />
      </div>
      <aside className={breakdown.card} aria-labelledby="tilbuddet">
        <div className={breakdown.head}>
          <h2 id="tilbuddet">Tilbuddet</h2>
          <span className={textStyles.note}>{formatCovers(offer.covers)}</span>
        </div>
        <PlacedCosts order={readShownContent(offer)} phone={cater?.phoneNumber ?? null} />
        <dl className={placed.facts}>
          <div>
            <dt>{delivery ? 'Levering' : 'Afhentning'}</dt>
            <dd>
              <span>{`${capitalized(date)} kl. ${offer.clock}`}</span>
              {delivery && (
                <>
                  <br />
                  <span>{`${delivery.address}, ${delivery.zipCode} ${delivery.city}`}</span>
                </>
              )}
            </dd>
          </div>
          <div>
            <dt>Til</dt>
            <dd>
              <span>{customer.name}</span>
              <br />
              <span>{customer.email}</span>
              <br />
              <span>{formatPhone(customer.phoneNumber)}</span>
            </dd>
          </div>
        </dl>
        {cater?.phoneNumber && (
          <p className={placed.acts}>
            <PhoneLink phone={cater.phoneNumber} label="Ring til os:" className={buttonClass()} />
          </p>
        )}
      </aside>
    </>
  )
}
