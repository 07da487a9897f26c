import { lazy, Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderPage_order$key } from '../../__generated__/OrderPage_order.graphql.ts'
import { ChangedAllergens } from '../../foods/ChangedAllergens.tsx'
import { paths } from '../../page/paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { PaperFoot } from '../../ui/PaperFoot.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import { OrderAgain } from '../orderAgain/OrderAgain.tsx'
import { AddToCalendar } from '../placed/AddToCalendar.tsx'
import { OrderReceipt } from '../placed/OrderReceipt.tsx'
import { readShownOrder } from '../placed/readShownOrder.ts'
import { CancelOrder } from './CancelOrder.tsx'
import { ChangeOrder } from './ChangeOrder.tsx'
import { DeliveredNotice } from './DeliveredNotice.tsx'
import { OfferToPropose } from './OfferToPropose.tsx'
import { OrderConversation } from './OrderConversation.tsx'
import styles from './OrderPageRoute.module.css'
import { OrderProposal } from './OrderProposal.tsx'
import { OrderSections } from './OrderSections.tsx'
import { OrderStanding } from './OrderStanding.tsx'
import { OrderTimeline } from './OrderTimeline.tsx'

const ProposeChange = lazy(() => import('./ProposeChange.tsx').then((module) => ({ default: module.ProposeChange })))

interface OrderPageProps {
  order: OrderPage_order$key
  /** That of the link. */
  token: string
  /** True where its caterer has a storefront on this host. */
  hasBasket: boolean
}

/** Everything that a customer sees of an order, and does with it. */
export function OrderPage({ token, hasBasket, ...props }: OrderPageProps) {
  const order = useFragment(
    graphql`
      fragment OrderPage_order on Order {
        reference
        status
        cater {
          phoneNumber
        }
        ...readShownOrder_order
        ...ChangedAllergens_order
        ...OrderSections_order
        ...OrderStanding_order
        ...DeliveredNotice_order
        ...OrderProposal_order
        ...ProposeChange_order
        ...OfferToPropose_order
        ...OrderConversation_order
        ...OrderTimeline_order
        ...ChangeOrder_order
        ...CancelOrder_order
        ...OrderAgain_order
      }
    `,
    props.order,
  )
  const { cater } = order
  const [isProposing, setProposing] = useState(false)
  const openForm = isProposing ? undefined : () => setProposing(true)
  const shown = readShownOrder(order)
  const isOff = order.status === 'REFUSED' || order.status === 'CANCELLED'
  const isDelivered = shown.deliveredAt !== null
  return (
    <>
      <title>{`Ordre ${order.reference}`}</title>
      <PaperFoot>{`Ordre ${order.reference}`}</PaperFoot>
      <div className={styles.about}>
        <OrderSections order={order} isProposing={isProposing} />
        <OrderStanding order={order} />
        <ChangedAllergens order={order} phone={cater?.phoneNumber ?? null} />
        {isDelivered && (
          <DeliveredNotice order={order}>{hasBasket && <OrderAgain order={order} isMain />}</DeliveredNotice>
        )}
        <OrderProposal order={order} token={token} onPropose={openForm} />
        {isProposing && (
          <Suspense>
            <ProposeChange order={order} token={token} onClose={() => setProposing(false)} />
          </Suspense>
        )}
        {isOff && hasBasket && (
          <p>
            <OrderAgain order={order} />
          </p>
        )}
        <OrderConversation order={order} token={token} />
        {!isProposing && <ChangeOrder order={order} token={token} />}
        {openForm && <OfferToPropose order={order} onPropose={openForm} />}
        <CancelOrder order={order} token={token} />
        <OrderTimeline order={order} />
      </div>
      <OrderReceipt order={shown}>
        {!isOff && !isDelivered && <AddToCalendar href={paths.orderCalendar(token)} />}
        {cater?.phoneNumber && <PhoneLink phone={cater.phoneNumber} label="Ring til os:" className={buttonClass()} />}
        {!isOff && !isDelivered && hasBasket && <OrderAgain order={order} />}
      </OrderReceipt>
    </>
  )
}
