import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData, useNavigate } from 'react-router'
import { formatCovers } from '../../../domain/texts/counts.ts'
import type { NewOfferRoute_order$key } from '../../__generated__/NewOfferRoute_order.graphql.ts'
import type { NewOfferRoute_shared$key } from '../../__generated__/NewOfferRoute_shared.graphql.ts'
import type { NewOfferRoute_viewer$key } from '../../__generated__/NewOfferRoute_viewer.graphql.ts'
import type { NewOfferRouteQuery } from '../../__generated__/NewOfferRouteQuery.graphql.ts'
import { useClockChoices } from '../../delivery/useClockChoices.ts'
import { useOrderDay } from '../../delivery/useOrderDay.ts'
import { paths } from '../../page/paths.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { DateField } from '../form/DateField.tsx'
import { EditForm } from '../form/EditForm.tsx'
import { FieldRow } from '../form/FieldRow.tsx'
import { FieldSection } from '../form/FieldSection.tsx'
import { SelectField } from '../form/SelectField.tsx'
import { TextField } from '../form/TextField.tsx'
import { useEditForm } from '../form/useEditForm.ts'
import { OfficePage } from '../page/OfficePage.tsx'
import { NEW_OFFER_LABELS, NewOfferSchema } from './newOfferValues.ts'
import type { NewOfferValues } from './newOfferValues.ts'
import { newOfferRouteQuery } from './NewOfferRoute.data.ts'
import type { loader } from './NewOfferRoute.data.ts'
import { OFFER_PARENTS } from './offerParents.ts'
import { useCreateOffer } from './useCreateOffer.ts'

const toChoice = (clock: string) => ({ value: clock, label: clock })
const EMPTY: NewOfferValues = { name: '', email: '', phone: '', date: '', clock: '12:00' }

/** SHA-3 'Nyt tilbud': to whom and for when; its content comes on its own page. */
export function Component() {
  const { ref, basket, hasOrder } = useLoaderData<typeof loader>()
  const { viewer, order, sharedBasket } = usePreloadedQuery<NewOfferRouteQuery>(newOfferRouteQuery, ref)
  const caterNumber =
    useFragment<NewOfferRoute_viewer$key>(
      graphql`
        fragment NewOfferRoute_viewer on User {
          cater {
            number
          }
        }
      `,
      viewer,
    )?.cater?.number ?? null
  const isGone = (hasOrder && !order) || (basket !== '' && !sharedBasket)
  return (
    <OfficePage title="Nyt tilbud" parents={OFFER_PARENTS}>
      <PageHeader title="Nyt tilbud" hint="Hvem er tilbuddet til, og hvornår? Indhold og pris skriver du bagefter." />
      {isGone && <Notice variant="warning">Kurven eller ordren findes ikke længere. Tilbuddet begynder tomt.</Notice>}
      {order ? (
        <OfferFromOrder caterNumber={caterNumber} order={order} />
      ) : sharedBasket ? (
        <OfferFromBasket caterNumber={caterNumber} shared={sharedBasket} basketKey={basket} />
      ) : (
        <NewOffer caterNumber={caterNumber} from={{}} values={EMPTY} />
      )}
    </OfficePage>
  )
}

function OfferFromBasket({
  caterNumber,
  basketKey,
  ...props
}: Pick<NewOfferProps, 'caterNumber'> & { shared: NewOfferRoute_shared$key; basketKey: string }) {
  const { date, covers } = useFragment(
    graphql`
      fragment NewOfferRoute_shared on SharedBasket {
        date
        covers
      }
    `,
    props.shared,
  )
  const hint = covers ? `Fra en delt kurv til ${formatCovers(covers)}.` : 'Fra en delt kurv.'
  return <NewOffer caterNumber={caterNumber} from={{ basketKey }} hint={hint} values={{ ...EMPTY, date: date ?? '' }} />
}

function OfferFromOrder(props: Pick<NewOfferProps, 'caterNumber'> & { order: NewOfferRoute_order$key }) {
  const order = useFragment(
    graphql`
      fragment NewOfferRoute_order on Order {
        uuid
        reference
        orderer
        email
        phoneNumber
        deliveryDate
        deliveryTime
      }
    `,
    props.order,
  )
  const { orderer: name, email, phoneNumber, deliveryDate: date, deliveryTime: clock } = order
  return (
    <NewOffer
      caterNumber={props.caterNumber}
      from={{ orderId: order.uuid }}
      hint={`Med indhold og priser fra ordre ${order.reference}.`}
      values={{ name, email, phone: phoneNumber ?? '', date, clock }}
    />
  )
}

interface NewOfferProps {
  /** The viewer's own. */
  caterNumber: number | null
  from: { basketKey?: string; orderId?: string }
  hint?: string
  values: NewOfferValues
}

/** The hours of both fulfilments, since the draft's own page is where one is chosen. */
function useDayOfEither(number: number | null, date: string) {
  const delivery = useOrderDay({ number, date, isDelivery: true })
  const pickup = useOrderDay({ number, date, isDelivery: false })
  if (!delivery || !pickup) return null
  const hours = delivery.hours && pickup.hours && [...delivery.hours, ...pickup.hours]
  return { date, isDelivery: null, hours }
}

function NewOffer({ caterNumber, from, hint, values }: NewOfferProps) {
  const navigate = useNavigate()
  const form = useForm({ resolver: zodResolver(NewOfferSchema), defaultValues: values })
  const { control } = form
  const editing = useEditForm({
    form,
    draftId: `offer:new:${from.basketKey ?? from.orderId ?? ''}`,
    labels: NEW_OFFER_LABELS,
    rules: null,
    save: useCreateOffer(from),
    savedText: 'Kladden er oprettet',
    onSaved: ({ key }) => void (key && navigate(paths.officeOffer(key))),
  })
  const [date, clock] = useWatch({ control, name: ['date', 'clock'] })
  const { clocks, message } = useClockChoices({
    day: useDayOfEither(caterNumber, date),
    date,
    clock,
    agreed: values,
    isCater: true,
    onChange: (next) => form.setValue('clock', next, { shouldDirty: true }),
  })
  const choices = [...(clock === '' ? [{ value: '', label: 'Vælg' }] : []), ...clocks.map(toChoice)]
  return (
    <EditForm editing={editing} submits={[{ label: 'Opret kladde' }]}>
      {hint && <p>{hint}</p>}
      <FieldSection title="Kunde">
        <TextField control={control} name="name" label={NEW_OFFER_LABELS.name} />
        <FieldRow>
          <TextField control={control} name="email" label={NEW_OFFER_LABELS.email} type="email" />
          <TextField control={control} name="phone" label={NEW_OFFER_LABELS.phone} inputMode="tel" />
        </FieldRow>
      </FieldSection>
      <FieldSection title="Levering eller afhentning">
        <FieldRow>
          <DateField control={control} name="date" label={NEW_OFFER_LABELS.date} />
          <SelectField
            control={control}
            name="clock"
            label={NEW_OFFER_LABELS.clock}
            choices={choices}
            problem={message}
          />
        </FieldRow>
      </FieldSection>
    </EditForm>
  )
}
