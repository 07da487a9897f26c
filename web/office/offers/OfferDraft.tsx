import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { UseFormReturn } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import type { OrderDraft } from '../../proposals/proposalDraft.ts'
import type { OfferDraft_offer$data, OfferDraft_offer$key } from '../../__generated__/OfferDraft_offer.graphql.ts'
import { FailedPart } from '../../errors/FailedPart.tsx'
import { paths } from '../../page/paths.ts'
import { LineFields } from '../../proposals/LineFields.tsx'
import { toDraft } from '../../proposals/proposalValues.ts'
import type { ProposalValues } from '../../proposals/proposalValues.ts'
import { useDraftPrice } from '../../proposals/useDraftPrice.ts'
import { WhenAndWhere } from '../../proposals/WhenAndWhere.tsx'
import { useOrderCatalogue } from '../../catalogue/useOrderCatalogue.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { DeleteButton } from '../form/DeleteButton.tsx'
import { EditForm } from '../form/EditForm.tsx'
import { FieldSection } from '../form/FieldSection.tsx'
import { useEditForm } from '../form/useEditForm.ts'
import { AddedFields } from '../orders/proposal/AddedFields.tsx'
import { useDraftReasons } from '../orders/proposal/useDraftReasons.ts'
import styles from '../orders/proposal/ProposeRoute.module.css'
import { Notice } from '../../ui/Notice.tsx'
import { OfferSummary } from './OfferSummary.tsx'
import { OfferToFields } from './OfferToFields.tsx'
import { OFFER_LABELS, OfferSchema, readOffer } from './offerValues.ts'
import type { OfferValues } from './offerValues.ts'
import { SendOfferDialog } from './SendOfferDialog.tsx'
import { useDeleteOffer } from './useDeleteOffer.ts'
import { useUpdateOffer } from './useUpdateOffer.ts'

/** SHA-3: the form of a draft. Sending saves first, since the saved version is sent. */
export function OfferDraft(props: { offer: OfferDraft_offer$key }) {
  const offer = useFragment(
    graphql`
      fragment OfferDraft_offer on Offer {
        uuid
        name
        ...offerValues_offer
        cater {
          number
          ...useOrderCatalogue_cater
        }
      }
    `,
    props.offer,
  )
  return (
    <>
      <PageHeader title={offer.name} hint="Kladde. Kunden ser intet, før tilbuddet er sendt." />
      {offer.cater ? <OfferForm offer={offer} cater={offer.cater} /> : <FailedPart />}
    </>
  )
}

type Offer = OfferDraft_offer$data

function OfferForm({ offer, cater }: { offer: Offer; cater: NonNullable<Offer['cater']> }) {
  const { uuid } = offer
  const navigate = useNavigate()
  const catalogue = useOrderCatalogue(cater)
  const { before, values: stored } = readOffer(offer, catalogue)
  const form = useForm<OfferValues>({ resolver: zodResolver(OfferSchema), defaultValues: stored })
  const values = useWatch({ control: form.control }) as OfferValues
  const draft = toDraft(values, before.draft, catalogue.services)
  const [price, setServicePrice] = useDraftPrice(draft, before, catalogue)
  const [isSending, setSending] = useState(false)
  const editing = useEditForm({
    form,
    draftId: `offer:${uuid}`,
    labels: OFFER_LABELS,
    rules: null,
    save: useUpdateOffer({ uuid, before: before.draft, price: price.total, catalogue }, setServicePrice),
    savedText: 'Kladden er gemt',
  })
  const remove = useDeleteOffer(uuid)
  // The fields of a proposal are among those of an offer
  const terms = form as unknown as UseFormReturn<ProposalValues>
  return (
    <div className={styles.wide}>
      <EditForm
        editing={editing}
        submits={[{ label: 'Gem kladde' }, { label: 'Send tilbud', onSaved: () => setSending(true) }]}
        actions={
          <DeleteButton
            question={`Vil du slette ${offer.name.toLowerCase()}?`}
            consequence="Kladden forsvinder. Kunden har ikke set den."
            remove={remove}
            onRemoved={() => void navigate(paths.officeOffers())}
            editing={editing}
          />
        }
      >
        <div className={styles.columns}>
          <div className={styles.fields}>
            <FieldSection title="Kunde og besked">
              <OfferToFields control={form.control} />
            </FieldSection>
            <FieldSection title="Levering">
              <WhenAndWhere form={terms} caterNumber={cater.number} before={before.draft} isCater />
              <OfferWarnings caterNumber={cater.number} draft={draft} />
            </FieldSection>
            <FieldSection title="Indhold">
              <LineFields form={terms} caterId={cater.number} menus={catalogue.menus} />
              <AddedFields form={terms} services={draft.services} price={price} />
            </FieldSection>
          </div>
          <OfferSummary draft={draft} price={price} />
        </div>
      </EditForm>
      {isSending && (
        <SendOfferDialog
          uuid={uuid}
          email={stored.email}
          total={before.price.total}
          onClose={() => setSending(false)}
        />
      )}
    </div>
  )
}

/** The reasons against the time, place or covers. The caterer may offer it all the same, except on a full day. */
function OfferWarnings({ caterNumber, draft }: { caterNumber: number; draft: OrderDraft }) {
  const reasons = useDraftReasons(caterNumber, draft, { ...draft, date: '', lines: [] })
  return (
    <output>
      {reasons.length > 0 && (
        <Notice variant="info">
          <strong>{reasons.join(' ')}</strong> Du kan sende tilbuddet alligevel, men er dagen fuldt booket, når kunden
          bestiller, kan det ikke bestilles.
        </Notice>
      )}
    </output>
  )
}
