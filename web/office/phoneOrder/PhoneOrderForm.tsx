import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { get, useForm, useWatch } from 'react-hook-form'
import type { FieldErrors } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import { danishDate } from '../../../domain/time/danishTime.ts'
import { DEFAULT_CLOCK } from '../../../domain/availability/notice.ts'
import type { OrderForm } from '../../../domain/orders/orderForm.ts'
import type { BeyondCode } from '../../../domain/orders/phoneOrder.ts'
import { appliesTo, deliveryServices } from '../../../domain/money/services.ts'
import type { PhoneOrderForm_cater$key } from '../../__generated__/PhoneOrderForm_cater.graphql.ts'
import { formatAddress } from '../../cities/formatAddress.ts'
import { paths } from '../../page/paths.ts'
import { coverLimitTexts, namedLimitTexts } from '../../storefront/basket/basketLimits.ts'
import { useBasket } from '../../storefront/basket/useBasket.ts'
import { NeedFields } from '../../storefront/ordering/NeedFields.tsx'
import { OrderCosts } from '../../storefront/ordering/OrderCosts.tsx'
import { orderFormSchema } from '../../storefront/ordering/orderFormSchema.ts'
import { orderTotals } from '../../storefront/ordering/orderTotals.ts'
import { reviewOrder } from '../../storefront/ordering/reviewOrder.ts'
import { useFulfilmentChange } from '../../storefront/ordering/useFulfilmentChange.ts'
import { useDayMarks } from '../../storefront/ordering/useDayMarks.ts'
import { useOrderCatalogue } from '../../catalogue/useOrderCatalogue.ts'
import { useOrderDay } from '../../delivery/useOrderDay.ts'
import { useOrderDraft } from '../../storefront/ordering/useOrderDraft.ts'
import { wrongNeed } from '../../storefront/ordering/wrongNeed.ts'
import { WhenFields } from '../../storefront/ordering/WhenFields.tsx'
import { WhereFields } from '../../storefront/ordering/WhereFields.tsx'
import { Button } from '../../ui/Button.tsx'
import { NEVER_REPLAYED } from '../../ui/neverReplayed.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { NO_IMPLICIT_SUBMIT } from '../form/noImplicitSubmit.ts'
import { openMarks } from './openMarks.ts'
import { PhoneMenus } from './PhoneMenus.tsx'
import styles from './PhoneOrder.module.css'
import { PhoneOrderLines } from './PhoneOrderLines.tsx'
import { PhoneOrderNotices } from './PhoneOrderNotices.tsx'
import { PHONE_FIELD_ORDER } from './phoneFieldOrder.ts'
import { PhoneWhoFields } from './PhoneWhoFields.tsx'
import { soldMenus } from './soldMenus.ts'
import { phoneFulfilment } from './phoneFulfilment.ts'
import { phoneDraftKey, useSubmitPhoneOrder } from './useSubmitPhoneOrder.ts'

const BLANK: OrderForm = {
  isDelivery: true,
  delivery: { address: '', zipCode: '', city: '' },
  time: { date: '', clock: DEFAULT_CLOCK },
  comment: '',
  needs: [],
  user: { firstName: '', lastName: '', email: '', phone: '' },
  // the caterer's own, which it need not accept
  conditions: true,
}

/** The order with who orders it, where and when; `opensOrders` is true if the viewer may open the new order. */
export function PhoneOrderForm(props: { cater: PhoneOrderForm_cater$key; opensOrders: boolean }) {
  const cater = useFragment(
    graphql`
      fragment PhoneOrderForm_cater on Cater {
        number
        address
        zipCode
        city
        noticeDays
        offersDelivery
        offersPickup
        ...useOrderCatalogue_cater
      }
    `,
    props.cater,
  )
  const { number } = cater
  const { services, periods, zones, menus: shown } = useOrderCatalogue(cater)
  const menus = useMemo(() => soldMenus(shown), [shown])
  const { basket: held, isRestored, setService } = useBasket(number)
  const unknownZipCode = useRef<string | null>(null)
  const form = useForm<OrderForm>({
    defaultValues: { ...BLANK, isDelivery: cater.offersDelivery },
    shouldFocusError: false,
    resolver: zodResolver(
      orderFormSchema(() => ({
        isGuest: true,
        isEmailOptional: true,
        offersDelivery: true,
        now: new Date(),
        isKnownZipCode: (code) => code !== unknownZipCode.current,
      })),
    ),
  })
  useOrderDraft(form, phoneDraftKey(number), (draft) => draft && { ...draft, conditions: true })
  const [date, isDelivery, zipCode] = useWatch({
    control: form.control,
    name: ['time.date', 'isDelivery', 'delivery.zipCode'],
  })
  const days = useDayMarks({ number, lines: held.menus, isDelivery, zipCode, periods })
  const orderDay = useOrderDay({ number, date, isDelivery })
  const [today] = useState(() => danishDate(new Date()))
  const { basket, charged, reviews, problems } = reviewOrder(held, menus, { date: null, today })
  const offeredServices = (delivers: boolean) =>
    services.filter((service) => appliesTo(service, delivers ? 'delivery' : 'pickup'))
  const totalsOf = (delivers: boolean) =>
    orderTotals(
      charged,
      { services: offeredServices(delivers), periods, zones },
      { date: date < today ? '' : date, fulfilment: phoneFulfilment(delivers, zones, zipCode), zipCode },
    )
  const totals = totalsOf(isDelivery)
  const change = useFulfilmentChange(isDelivery, totalsOf)
  const isEmpty = charged.menus.length === 0
  const wrong = [...namedLimitTexts(basket, menus).values(), ...problems, ...(isEmpty ? ['Vælg mindst én menu.'] : [])]

  const navigate = useNavigate()
  const showToast = useToast()
  const [submit, isSubmitting, answer, forgetAnswer] = useSubmitPhoneOrder({
    form,
    caterNumber: number,
    onCreated: ({ uuid, reference }) => {
      showToast({ text: `Ordre ${reference} er taget imod` })
      void navigate(props.opensOrders ? paths.officeOrder(uuid) : paths.officeOrders())
    },
  })
  const [isTried, setIsTried] = useState(false)
  const tried = useRef<HTMLOutputElement>(null)
  const onValid = (beyond: readonly BeyondCode[]) => async (values: OrderForm) => {
    setIsTried(wrong.length > 0)
    if (wrong.length === 0) await submit(values, totals, beyond)
    else tried.current?.focus()
  }
  const onInvalid = (errors: FieldErrors<OrderForm>) => {
    setIsTried(wrong.length > 0)
    const first = PHONE_FIELD_ORDER.find((field) => get(errors, field))
    if (first) form.setFocus(first === 'needs' ? wrongNeed(errors) : first)
  }
  const createOrder = (beyond: readonly BeyondCode[]) => form.handleSubmit(onValid(beyond), onInvalid)()

  return (
    <form
      className={styles.order}
      noValidate
      {...NO_IMPLICIT_SUBMIT}
      onSubmit={(event) => {
        event.preventDefault()
        void createOrder([])
      }}
    >
      {/* What is typed before the page works would be lost */}
      <fieldset className={styles.fields} disabled={!isRestored} aria-label="Ordren og kunden">
        <Part title="Menuer">
          <PhoneMenus
            caterId={number}
            shown={[...(shown?.values() ?? [])]}
            sold={menus}
            date={date >= today ? date : null}
            today={today}
          />
        </Part>
        <Part title="Kunde">
          <PhoneWhoFields form={form} caterNumber={number} />
        </Part>
        <Part title="Hvor">
          <WhereFields
            form={form}
            offersDelivery
            offersPickup={cater.offersPickup ?? false}
            zones={zones}
            goods={totals.goods}
            services={deliveryServices(services.filter(({ required }) => required))}
            onChoose={change.choose}
            pickupAddress={formatAddress(cater.address, cater.zipCode, cater.city)}
            onUnknownZipCode={(unknown) => {
              unknownZipCode.current = unknown
            }}
          />
        </Part>
        <Part title="Hvornår">
          <WhenFields
            form={form}
            noticeDays={cater.noticeDays ?? 0}
            days={{ ...days, marks: openMarks(days.marks) }}
            day={orderDay}
            isCater
          />
        </Part>
        <Part title="Hensyn">
          <NeedFields form={form} />
        </Part>
      </fieldset>
      <section className={styles.summary} aria-labelledby="ordren">
        <h2 id="ordren">Ordren</h2>
        <PhoneOrderLines
          caterId={number}
          basket={basket}
          menus={menus}
          reviews={reviews}
          problems={new Map([...coverLimitTexts(basket, menus), ...answer.lines])}
        />
        {!isEmpty && (
          <OrderCosts
            totals={totals}
            change={change.sentence}
            services={offeredServices(isDelivery)}
            onTick={setService}
          />
        )}
        <output ref={tried} tabIndex={-1} className={styles.wrong}>
          {isTried &&
            wrong.map((text) => (
              <Notice variant="error" key={text}>
                {text}
              </Notice>
            ))}
        </output>
        <PhoneOrderNotices
          notice={answer.notice}
          onGoBeyond={(beyond) => void createOrder(beyond)}
          onChooseDate={(chosen) => {
            forgetAnswer()
            form.setValue('time.date', chosen, { shouldValidate: true, shouldDirty: true })
            form.setFocus('time.date')
          }}
        />
        {/* Before the page works, it shows nothing of the order */}
        <Button
          {...NEVER_REPLAYED}
          type="submit"
          variant="primary"
          isWide
          disabled={!isRestored}
          isPending={isSubmitting}
        >
          Tag imod ordren
        </Button>
      </section>
    </form>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}
