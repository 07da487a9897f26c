import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData, useNavigate } from 'react-router'
import type {
  ProposeRoute_order$data,
  ProposeRoute_order$key,
} from '../../../__generated__/ProposeRoute_order.graphql.ts'
import type { ProposeRouteQuery } from '../../../__generated__/ProposeRouteQuery.graphql.ts'
import { orderDifferences } from '../../../../domain/orders/orderDifferences.ts'
import { paths } from '../../../page/paths.ts'
import { draftOfOrder } from '../../../proposals/draftOfOrder.ts'
import { LineFields } from '../../../proposals/LineFields.tsx'
import { toCompared } from '../../../proposals/proposalDraft.ts'
import { ProposalSchema, toDraft, toProposalValues } from '../../../proposals/proposalValues.ts'
import type { ProposalValues } from '../../../proposals/proposalValues.ts'
import { useDraftPrice } from '../../../proposals/useDraftPrice.ts'
import { WhenAndWhere } from '../../../proposals/WhenAndWhere.tsx'
import { useOrderCatalogue } from '../../../catalogue/useOrderCatalogue.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { EditForm } from '../../form/EditForm.tsx'
import type { FieldLabels } from '../../form/fieldLabels.ts'
import { FieldSection } from '../../form/FieldSection.tsx'
import { useEditForm } from '../../form/useEditForm.ts'
import { useQuestion } from '../../form/useQuestion.ts'
import { OfficePage } from '../../page/OfficePage.tsx'
import { AddedFields } from './AddedFields.tsx'
import { DraftWarnings } from './DraftWarnings.tsx'
import { MessageFields } from './MessageFields.tsx'
import { NoProposal } from './NoProposal.tsx'
import { ProposalSummary } from './ProposalSummary.tsx'
import styles from './ProposeRoute.module.css'
import { proposeRouteQuery } from './ProposeRoute.data.ts'
import type { loader } from './ProposeRoute.data.ts'
import { SendProposalDialog } from './SendProposalDialog.tsx'
import { TERMS_LABELS } from './termsLabels.ts'
import { useSendProposal } from './useSendProposal.ts'

/** The names of changed fields in the bar of the form. */
const LABELS: FieldLabels<ProposalValues> = {
  ...TERMS_LABELS,
  message: 'Besked',
  openHours: 'Svarfrist',
}

/** 'Foreslå noget andet': the form in which a caterer changes an order before proposing that to its customer. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  const { order } = usePreloadedQuery<ProposeRouteQuery>(proposeRouteQuery, ref)
  return order && <ProposePage order={order} />
}

function ProposePage(props: { order: ProposeRoute_order$key }) {
  const order = useFragment(
    graphql`
      fragment ProposeRoute_order on Order {
        uuid
        reference
        orderer
        email
        version
        viewerCanPropose
        ...NoProposal_order
        ...draftOfOrder_order
        cater {
          number
          ...useOrderCatalogue_cater
        }
      }
    `,
    props.order,
  )
  const { uuid, reference, orderer, cater } = order
  // As it was: what is typed stays, and sending it says what has happened meanwhile
  const [canPropose] = useState(order.viewerCanPropose)
  const parents = [
    { label: 'Dashboard', to: paths.office() },
    { label: 'Ordre', to: paths.officeOrders() },
    { label: String(reference), to: paths.officeOrder(uuid) },
  ]
  return (
    <OfficePage title="Foreslå noget andet" parents={parents}>
      <PageHeader
        title="Foreslå noget andet"
        hint={`Ordre ${reference}, ${orderer}. Ordren ændres først, når kunden har sagt ja.`}
      />
      {!canPropose && <NoProposal order={order} />}
      {canPropose && cater && <ProposeForm order={order} cater={cater} />}
    </OfficePage>
  )
}

type Order = ProposeRoute_order$data

function ProposeForm({ order, cater }: { order: Order; cater: NonNullable<Order['cater']> }) {
  const navigate = useNavigate()
  const catalogue = useOrderCatalogue(cater)
  const before = draftOfOrder(order)
  const form = useForm<ProposalValues>({
    resolver: zodResolver(ProposalSchema),
    defaultValues: toProposalValues(before.draft, order.version),
  })
  const values = useWatch({ control: form.control }) as ProposalValues
  const draft = toDraft(values, before.draft, catalogue.services)
  const [price, setServicePrice] = useDraftPrice(draft, before, catalogue)
  const differences = orderDifferences(toCompared(before.draft, before.price), toCompared(draft, price))
  const send = useSendProposal(order.uuid, before.draft, price.total, setServicePrice)
  const [question, ask] = useQuestion()
  const editing = useEditForm({
    form,
    draftId: `proposal:${order.uuid}`,
    labels: LABELS,
    rules: null,
    save: async (changes) => {
      // Nothing and less than nothing are refused, so there is nothing to ask about
      const isRefused = differences.length === 0 || price.total < 0
      const isSure = isRefused || (await ask())
      return isSure ? send(changes) : { kind: 'cancelled' }
    },
    savedText: 'Forslaget er sendt',
    onSaved: () => void navigate(paths.officeOrder(order.uuid)),
  })
  return (
    <div className={styles.wide}>
      <EditForm editing={editing} submits={[{ label: 'Send forslag' }]} sendsToCustomer>
        <div className={styles.columns}>
          <div className={styles.fields}>
            <FieldSection title="Levering">
              <WhenAndWhere form={form} caterNumber={cater.number} before={before.draft} isCater />
              <DraftWarnings caterNumber={cater.number} draft={draft} before={before.draft} />
            </FieldSection>
            <FieldSection title="Indhold">
              <LineFields form={form} caterId={cater.number} menus={catalogue.menus} />
              <AddedFields form={form} services={draft.services} price={price} />
            </FieldSection>
            <FieldSection title="Besked og frist">
              <MessageFields form={form} before={before.draft} customer={firstName(order)} />
            </FieldSection>
          </div>
          <ProposalSummary differences={differences} before={before.price.total} total={price.total} />
        </div>
      </EditForm>
      {question && (
        <SendProposalDialog orderer={order.orderer} email={order.email} differences={differences} question={question} />
      )}
    </div>
  )
}

const firstName = ({ orderer: name }: Order) => name.split(' ')[0] ?? name
