import { graphql, useFragment } from 'react-relay/hooks'
import { formatLongDate } from '../../../domain/formats.ts'
import type { WhatHappensNext_cater$key } from '../../__generated__/WhatHappensNext_cater.graphql.ts'
import type { WhatHappensNext_order$key } from '../../__generated__/WhatHappensNext_order.graphql.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import textStyles from '../../ui/text.module.css'
import styles from './ThanksRoute.module.css'

interface WhatHappensNextProps {
  /** Null where the caterer could not be loaded. */
  cater: WhatHappensNext_cater$key | null
  /** Null where the viewer gives no order or may not see it. */
  order: WhatHappensNext_order$key | null
}

/** The steps from an order to the food. */
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
  const order = useFragment(
    graphql`
      fragment WhatHappensNext_order on Order {
        email
        deliveryDate
        deliveryTime
        address
        zipCode
        city
      }
    `,
    props.order,
  )
  const name = cater?.name ?? 'Leverandøren'
  return (
    <>
      <p className={styles.lead}>
        {name} har fået den og kigger på den nu. Vi sender en bekræftelse til {order?.email ?? 'din email'}.
      </p>
      <ol className={styles.next}>
        <li>
          <div>
            <b>{name} svarer</b>
            <p className={textStyles.soft}>Du får en mail, uanset om svaret er ja eller nej.</p>
          </div>
        </li>
        <li>
          <div>
            <b>Du betaler</b>
            <p className={textStyles.soft}>
              Når bestillingen er godkendt, aftaler du og {cater?.name ?? 'leverandøren'} betalingen med kort eller
              bankoverførsel.
            </p>
          </div>
        </li>
        <li>
          <div>
            <b>Maden er klar</b>
            {order ? (
              <p className={textStyles.soft}>
                {formatLongDate(order.deliveryDate)} kl. {order.deliveryTime}
                <br />
                {order.address
                  ? `Levering: ${order.address}, ${[order.zipCode, order.city].filter(Boolean).join(' ')}`
                  : `Afhentning hos ${name}`}
              </p>
            ) : (
              <p className={textStyles.soft}>På den dag og det tidspunkt, du har valgt.</p>
            )}
          </div>
        </li>
      </ol>
      <p className={styles.actions}>
        <ButtonLink to={paths.home()}>{cater ? `Tilbage til ${cater.name}` : 'Til forsiden'}</ButtonLink>
        {cater?.phoneNumber && <a href={`tel:${cater.phoneNumber.replace(/\s/g, '')}`}>Ring på {cater.phoneNumber}</a>}
      </p>
    </>
  )
}
