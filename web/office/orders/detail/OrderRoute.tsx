import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import type { PreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router'
import type { OrderRoute_order$key } from '../../../__generated__/OrderRoute_order.graphql.ts'
import type { OrderRouteQuery } from '../../../__generated__/OrderRouteQuery.graphql.ts'
import { paths } from '../../../page/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { OfficePage } from '../../page/OfficePage.tsx'
import { useRefetchOnNavigate } from '../../page/useRefetchOnNavigate.ts'
import { AnswerQuestion } from './AnswerQuestion.tsx'
import { EndedProposals } from './EndedProposals.tsx'
import { LabelsLink } from './LabelsLink.tsx'
import { OrderActions } from './OrderActions.tsx'
import { OrderBill } from './OrderBill.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderHeader } from './OrderHeader.tsx'
import { OrderHistory } from './OrderHistory.tsx'
import { OrderMails } from './OrderMails.tsx'
import { OrderMessages } from './OrderMessages.tsx'
import { OrderNotes } from './OrderNotes.tsx'
import { OrderPager } from './OrderPager.tsx'
import { orderRouteQuery } from './OrderRoute.data.ts'
import type { loader } from './OrderRoute.data.ts'
import styles from './OrderRoute.module.css'
import { OrderProposals } from './OrderProposals.tsx'
import { OrderSlipFooter } from './OrderSlipFooter.tsx'
import { PrintOrderButton } from './PrintOrderButton.tsx'
import { useOfferUndo } from './useOfferUndo.ts'
import { useMarkOrderSeen } from './useMarkOrderSeen.ts'
import { useOrderKeys } from './useOrderNeighbours.ts'

const PARENTS = [
  { label: 'Dashboard', to: paths.office() },
  { label: 'Ordre', to: paths.officeOrders() },
]

/** The page of one order, for users of its caterer. */
export function Component() {
  const { ref, variables } = useLoaderData<typeof loader>()
  if (ref) return <LoadedOrder queryRef={ref} variables={variables} />
  return (
    <OfficePage title="Ordre" parents={PARENTS}>
      <h1>Denne side er fobeholdt cateringprofiler</h1>
    </OfficePage>
  )
}

function LoadedOrder(props: { queryRef: PreloadedQuery<OrderRouteQuery>; variables: OrderRouteQuery['variables'] }) {
  const { order } = usePreloadedQuery<OrderRouteQuery>(orderRouteQuery, props.queryRef)
  useRefetchOnNavigate(orderRouteQuery, props.variables)
  // with a key, so that no state of one order is shown with another
  return order && <OrderPage key={props.variables.id} order={order} />
}

function OrderPage(props: { order: OrderRoute_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderRoute_order on Order {
        uuid
        reference
        ...useMarkOrderSeen_order
        ...useOfferUndo_order
        ...OrderHeader_order
        ...AnswerQuestion_order
        ...OrderActions_order
        ...OrderProposals_order
        ...EndedProposals_order
        ...LabelsLink_order
        ...OrderBill_order
        ...OrderMessages_order
        ...OrderNotes_order
        ...OrderFacts_order
        ...OrderMails_order
        ...OrderHistory_order
        ...OrderSlipFooter_order
      }
    `,
    props.order,
  )
  useMarkOrderSeen(order)
  useOfferUndo(order)
  useOrderKeys(order.uuid)
  return (
    <OfficePage title={String(order.reference)} parents={PARENTS} beside={<OrderPager uuid={order.uuid} />}>
      <article className={styles.order}>
        <div className={styles.head}>
          <OrderHeader order={order} />
          <AnswerQuestion order={order} />
        </div>
        <div className={styles.actions}>
          <PrintOrderButton />
          <LabelsLink order={order} className={styles.onLarge} />
          <OfferLink uuid={order.uuid} className={styles.onLarge} />
          <OrderActions order={order} />
        </div>
        <OrderProposals order={order} />
        <div className={styles.content}>
          <div className={styles.ordered}>
            <OrderBill order={order} />
            <OrderMessages order={order} />
            <OrderNotes order={order} />
          </div>
          <OrderFacts order={order} />
          <aside className={styles.record} aria-label="Hvad der er sket">
            <EndedProposals order={order} />
            <OrderMails order={order} />
            <OrderHistory order={order} />
            {/* A small screen has no room for these beside the answers */}
            <p className={styles.onSmall}>
              <LabelsLink order={order} className={undefined} />
              <OfferLink uuid={order.uuid} className={undefined} />
            </p>
          </aside>
        </div>
        <OrderSlipFooter order={order} />
      </article>
    </OfficePage>
  )
}

function OfferLink({ uuid, className }: { uuid: string; className: string | undefined }) {
  return (
    <ButtonLink variant="quiet" className={className} to={paths.newOfferFromOrder(uuid)}>
      Lav tilbud
    </ButtonLink>
  )
}
