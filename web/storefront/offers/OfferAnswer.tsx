import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link, useNavigate } from 'react-router'
import { groupThousands } from '../../../domain/texts/numbers.ts'
import { formatLongDate, formatWeekdayDate } from '../../../domain/time/formats.ts'
import { formatKroner, toOere } from '../../../domain/money/money.ts'
import { NO_WITHDRAWAL_TEXT } from '../../../domain/texts/texts.ts'
import type { OfferAnswer_offer$key } from '../../__generated__/OfferAnswer_offer.graphql.ts'
import { useOrderDay } from '../../delivery/useOrderDay.ts'
import { paths } from '../../page/paths.ts'
import { randomId } from '../../browser/randomId.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import textStyles from '../../ui/text.module.css'
import styles from '../order/OrderPageRoute.module.css'
import { offerStanding } from './offerStanding.ts'
import { useAnswerOffer } from './useAnswerOffer.ts'
import { useOrderOffer } from './useOrderOffer.ts'

/** The standing of an offer, and its customer's actions: approve or decline it, then order it. */
export function OfferAnswer({ token, ...props }: { offer: OfferAnswer_offer$key; token: string }) {
  const offer = useFragment(
    graphql`
      fragment OfferAnswer_offer on Offer {
        state
        validUntil
        date
        clock
        price
        orderReference
        delivery {
          __typename
        }
        menus {
          name
          covers
        }
        cater {
          number
          name
        }
        viewerCanApprove
        viewerCanDecline
        viewerCanOrder
        viewerCanOpenOrder
      }
    `,
    props.offer,
  )
  const navigate = useNavigate()
  const day = useOrderDay({
    number: offer.viewerCanOrder ? (offer.cater?.number ?? null) : null,
    date: offer.date,
    isDelivery: offer.delivery != null,
    isAccepted: true,
  })
  const [answerOffer, isAnswering] = useAnswerOffer()
  const [orderOffer, isOrdering] = useOrderOffer()
  // The same for each press: a repeated one orders nothing twice
  const [idempotencyKey] = useState(randomId)
  const [error, setError] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isPending = isAnswering || isOrdering
  const showOutcome = (failure: string | null) => {
    setError(failure)
    heading.current?.focus()
  }
  const answer = (kind: 'APPROVE' | 'DECLINE') => answerOffer({ token, answer: kind }, showOutcome)
  const order = () =>
    orderOffer({ token, price: offer.price, idempotencyKey }, (outcome) =>
      'linkToken' in outcome ? void navigate(paths.orderByLink(outcome.linkToken)) : showOutcome(outcome.error),
    )
  const { title, text } = offerStanding({
    state: offer.state,
    caterName: offer.cater?.name ?? 'køkkenet',
    until: formatLongDate(offer.validUntil),
    orderReference: offer.orderReference ?? null,
    opensOrder: offer.viewerCanOpenOrder,
  })
  const menus = offer.menus.map(({ covers, name }) => `${groupThousands(String(covers))} × ${name}`).join(', ')
  const verb = offer.delivery ? 'Leveres' : 'Hentes'
  return (
    <section className={styles.card} aria-labelledby="svar">
      <div>
        <h2 id="svar" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p className={textStyles.soft}>{text}</p>
      </div>
      {error !== null && (
        <Notice variant="error" role="alert">
          {error}
        </Notice>
      )}
      {offer.viewerCanOrder && (
        // The law requires menus, date and total right above the button (LAW-5)
        <p>
          <strong>
            {`${menus}. ${verb} ${formatWeekdayDate(offer.date)} kl. ${offer.clock}. I alt ${formatKroner(toOere(offer.price))}.`}
          </strong>
          <br />
          {day?.cancelText != null && <span>{`${day.cancelText} `}</span>}
          <span>{`${NO_WITHDRAWAL_TEXT} `}</span>
          <Link to={paths.conditions()}>Handelsbetingelserne</Link>
          <span> gælder.</span>
        </p>
      )}
      <div className={styles.answers}>
        {offer.viewerCanApprove && (
          <Button variant="primary" isPending={isPending} onClick={() => answer('APPROVE')}>
            Godkend tilbud
          </Button>
        )}
        {offer.viewerCanOrder && (
          <Button variant="primary" size="lg" isPending={isPending} onClick={order}>
            Bestil med betalingspligt
          </Button>
        )}
        {offer.viewerCanDecline && (
          <Button isPending={isPending} onClick={() => answer('DECLINE')}>
            Afvis
          </Button>
        )}
        {offer.viewerCanOpenOrder && (
          <Button variant="primary" isPending={isPending} onClick={order}>
            Se ordren
          </Button>
        )}
      </div>
    </section>
  )
}
