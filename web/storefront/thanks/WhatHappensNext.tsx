import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatLongDate } from '../../../domain/time/formats.ts'
import type { WhatHappensNext_cater$key } from '../../__generated__/WhatHappensNext_cater.graphql.ts'
import { paths } from '../../page/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import textStyles from '../../ui/text.module.css'
import { AddToCalendar } from '../placed/AddToCalendar.tsx'
import type { ShownOrder } from '../placed/shownOrder.ts'
import styles from './ThanksRoute.module.css'
import { PhoneLink } from '../../ui/PhoneLink.tsx'

interface WhatHappensNextProps {
  /** Null where the caterer could not be loaded. */
  cater: WhatHappensNext_cater$key | null
  /** Null where the address names no order. */
  order: ShownOrder | null
  /** Whether the service shows the order to the viewer, who can then read its file for a calendar. */
  isShownByService: boolean
}

/** The state of the order, and the steps that follow. */
export function WhatHappensNext(props: WhatHappensNextProps) {
  const cater = useFragment(
    graphql`
      fragment WhatHappensNext_cater on Cater {
        name
        phoneNumber
      }
    `,
    props.cater,
  )
  const { order, isShownByService } = props
  const name = cater?.name ?? 'Køkkenet'
  const status = order?.status ?? 'AWAITING_APPROVAL'
  const isEnded = status === 'REFUSED' || status === 'CANCELLED'
  return (
    <>
      <p className={styles.lead}>{`${name} ${standing(status, order?.email || 'din email')}`}</p>
      {!isEnded && (
        <ol className={styles.next}>
          {status === 'AWAITING_APPROVAL' && (
            <Step title={`${name} svarer`}>Du får en mail, uanset om svaret er ja eller nej.</Step>
          )}
          {status !== 'PAID' && (
            <Step title="Du betaler">
              {`Når bestillingen er godkendt, aftaler du og ${cater?.name ?? 'køkkenet'} betalingen med kort eller bankoverførsel.`}
            </Step>
          )}
          <Step title="Maden er klar">
            {order ? (
              <>
                <span>{`${formatLongDate(order.date)} kl. ${order.clock}`}</span>
                <br />
                <span>{order.place ? `Levering: ${order.place}` : `Afhentning hos ${name}`}</span>
              </>
            ) : (
              'På den dag og det tidspunkt, du har valgt.'
            )}
          </Step>
        </ol>
      )}
      {order?.linkToken && (
        <p className={styles.way}>
          {`På ordrens egen side kan du skrive til ${name}, rette antallet og afbestille. Linket står også i mailen.`}
        </p>
      )}
      <p className={styles.actions}>
        {order?.linkToken && (
          <ButtonLink variant="primary" to={paths.orderByLink(order.linkToken)}>
            Se din ordre
          </ButtonLink>
        )}
        {order && !isEnded && (order.linkToken || isShownByService) && (
          <AddToCalendar
            href={order.linkToken ? paths.orderCalendar(order.linkToken) : paths.thanksCalendar(order.uuid)}
          />
        )}
        <ButtonLink to={paths.home()}>{cater ? `Tilbage til ${cater.name}` : 'Til forsiden'}</ButtonLink>
        {cater?.phoneNumber && <PhoneLink phone={cater.phoneNumber} label="Ring til os:" />}
      </p>
    </>
  )
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <div>
        <b>{title}</b>
        <p className={textStyles.soft}>{children}</p>
      </div>
    </li>
  )
}

// On a later visit a step that is done is left out.
function standing(status: string, email: string): string {
  switch (status) {
    case 'ACCEPTED':
      return 'har godkendt bestillingen. Betaling mangler.'
    case 'PAID':
      return 'har godkendt bestillingen, og den er betalt.'
    case 'REFUSED':
      return 'kan desværre ikke levere den. Du skal ikke betale.'
    case 'CANCELLED':
      return 'har fået besked: bestillingen er afbestilt.'
    default:
      return `har modtaget din bestilling og svarer hurtigst muligt. Vi sender en bekræftelse til ${email}.`
  }
}
