import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { get, useForm, useWatch } from 'react-hook-form'
import type { FieldErrors } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { Basket, BasketService } from '../../../domain/basket/basket.ts'
import { danishDate } from '../../../domain/time/danishTime.ts'
import { DEFAULT_CLOCK } from '../../../domain/availability/notice.ts'
import { appliesTo, deliveryServices } from '../../../domain/money/services.ts'
import type { OrderForm as OrderFormValues } from '../../../domain/orders/orderForm.ts'
import type { CoverLimits } from '../../../domain/menus/quantity.ts'
import { formatBelowMinimum } from '../../../domain/zones/zoneTexts.ts'
import { deliversSomewhere, findZone, missingForZone } from '../../../domain/zones/zones.ts'
import type { OrderForm_cater$key } from '../../__generated__/OrderForm_cater.graphql.ts'
import { formatAddress } from '../../cities/formatAddress.ts'
import type { OrderForm_viewer$data, OrderForm_viewer$key } from '../../__generated__/OrderForm_viewer.graphql.ts'
import { readDietFilter } from '../../foods/dietFilter.ts'
import { useDietFilterText } from '../../foods/storedDietFilter.ts'
import { paths } from '../../page/paths.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { NEVER_REPLAYED } from '../../ui/neverReplayed.ts'
import textStyles from '../../ui/text.module.css'
import type { ShownOrder } from '../placed/shownOrder.ts'
import { coverLimitTexts, minEnvelopesText, namedLimitTexts } from '../basket/basketLimits.ts'
import { AcceptConditions } from './AcceptConditions.tsx'
import { BasketProblems } from './BasketProblems.tsx'
import styles from './OrderForm.module.css'
import { NeedChecks } from './NeedChecks.tsx'
import { NeedFields } from './NeedFields.tsx'
import { OrderByPhone } from '../basket/OrderByPhone.tsx'
import { OrderInBrief } from './OrderInBrief.tsx'
import { OrderNotices } from './OrderNotices.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { ORDER_FORM, readEarlyOrder, withEarlyOrder } from './earlyOrder.ts'
import { orderDraftKey } from './orderDraft.ts'
import { FIELD_ORDER, orderFormSchema } from './orderFormSchema.ts'
import { orderTotals, pricedFulfilment } from './orderTotals.ts'
import { reviewOrder } from './reviewOrder.ts'
import { useFulfilmentChange } from './useFulfilmentChange.ts'
import { useDayMarks } from './useDayMarks.ts'
import { useOrderCatalogue } from '../../catalogue/useOrderCatalogue.ts'
import { useOrderDay } from '../../delivery/useOrderDay.ts'
import { useOrderDraft } from './useOrderDraft.ts'
import { usePartyAnswers } from './usePartyAnswers.ts'
import { useSubmitOrder } from './useSubmitOrder.ts'
import { wrongNeed } from './wrongNeed.ts'
import { WhenFields } from './WhenFields.tsx'
import { WhereFields } from './WhereFields.tsx'
import { WhoFields } from './WhoFields.tsx'

interface OrderFormProps {
  cater: OrderForm_cater$key
  /** Null for a guest. */
  viewer: OrderForm_viewer$key | null
  /** Null while it is not known: on the server, and until the browser has read it. */
  basket: Basket | null
  onTick: (service: BasketService, isTicked: boolean) => void
  /** Called with the order when it is placed, before the basket is cleared. */
  onPlaced: (order: ShownOrder) => void
}

// the service decides where the menus could not be loaded
const NO_LIMITS = new Map<string, CoverLimits>()

/** The order form with its breakdown. */
export function OrderForm(props: OrderFormProps) {
  const { onTick, onPlaced } = props
  const cater = useFragment(
    graphql`
      fragment OrderForm_cater on Cater {
        number
        name
        phoneNumber
        address
        zipCode
        city
        offersDelivery
        noticeDays
        minCovers
        offersPickup
        changeTerms {
          cancelText
        }
        ...useOrderCatalogue_cater
      }
    `,
    props.cater,
  )
  const { services, periods, zones, menus } = useOrderCatalogue(cater)
  const limits = menus ?? NO_LIMITS
  const viewer = useFragment(
    graphql`
      fragment OrderForm_viewer on User {
        firstName
        lastName
        phoneNumber
      }
    `,
    props.viewer,
  )
  const isGuest = !viewer
  const offersDelivery = cater.offersDelivery && deliversSomewhere(zones)
  const unknownZipCode = useRef<string | null>(null)
  const defaultValues = blankForm(viewer ?? null, offersDelivery)
  const form = useForm<OrderFormValues>({
    defaultValues,
    shouldFocusError: false,
    resolver: zodResolver(
      orderFormSchema(() => ({
        isGuest,
        offersDelivery,
        now: new Date(),
        isKnownZipCode: (code) => code !== unknownZipCode.current,
      })),
    ),
  })
  // Hydration resets what was chosen before it, and while it goes on more is typed: so it is read before and after
  const [beforeHydration] = useState(readEarlyOrder)
  useOrderDraft(form, orderDraftKey(cater.number), (draft) => {
    const known = draft && fittedDraft(draft, defaultValues, offersDelivery)
    const early = [beforeHydration, readEarlyOrder()].filter((filled) => filled !== null)
    return early.length === 0 ? known : withEarlyOrder(known ?? defaultValues, defaultValues, early)
  })
  usePartyAnswers(form)
  const dietFilter = readDietFilter(new URLSearchParams(useDietFilterText()))

  const [date, isDelivery, zipCode] = useWatch({
    control: form.control,
    name: ['time.date', 'isDelivery', 'delivery.zipCode'],
  })
  const days = useDayMarks({
    number: cater.number,
    lines: props.basket?.menus ?? [],
    isDelivery,
    zipCode,
    periods,
  })
  const orderDay = useOrderDay({ number: cater.number, date, isDelivery })
  const cancelText = orderDay?.cancelText ?? cater.changeTerms?.cancelText
  const zone = isDelivery ? findZone(zones, zipCode) : undefined
  const [today] = useState(() => danishDate(new Date()))
  const day = { date: date >= today ? date : null, today }
  const { basket, charged, reviews, problems: outrun } = reviewOrder(props.basket, menus, day)
  const offered = offeredServices(services, isDelivery)
  const totalsOf = (delivers: boolean) =>
    charged &&
    orderTotals(
      charged,
      { services: offeredServices(services, delivers), periods, zones },
      { date: date < today ? '' : date, fulfilment: pricedFulfilment(delivers, zones, zipCode), zipCode },
    )
  const totals = totalsOf(isDelivery)
  const change = useFulfilmentChange(isDelivery, totalsOf)
  const brokenLimits = basket ? coverLimitTexts(basket, limits) : new Map<number, string>()
  const tooFew = charged && minEnvelopesText(charged, cater.minCovers ?? null)
  const missing = zone && totals ? missingForZone(zone, totals.goods) : 0
  const tooLittle = zone && missing > 0 ? formatBelowMinimum(zipCode, zone, missing) : null
  const lineProblems = basket
    ? [...namedLimitTexts(basket, limits).values(), ...outrun, ...(tooLittle ? [tooLittle] : [])]
    : []

  const [submit, isSubmitting, answer, forgetAnswer] = useSubmitOrder({
    form,
    caterNumber: cater.number,
    isGuest,
    menus,
    onPlaced,
  })
  const problems = useRef<HTMLOutputElement>(null)
  const [isTried, setIsTried] = useState(false)
  const onValid = async (values: OrderFormValues) => {
    if (!totals) return
    const isOrderable = tooFew === null && lineProblems.length === 0
    setIsTried(!isOrderable)
    if (isOrderable) await submit(values, totals)
    else problems.current?.focus()
  }
  const onInvalid = (errors: FieldErrors<OrderFormValues>) => {
    const first = FIELD_ORDER.find((field) => get(errors, field))
    if (first) form.setFocus(first === 'needs' ? wrongNeed(errors) : first)
  }

  return (
    <form
      id={ORDER_FORM}
      className={styles.order}
      noValidate
      onSubmit={(event) => void form.handleSubmit(onValid, onInvalid)(event)}
    >
      <div>
        <header className={styles.head}>
          <ButtonLink variant="quiet" to={paths.home()}>
            <Icon name="left" />
            Menuen
          </ButtonLink>
          <div>
            <h1>Bestilling</h1>
            <noscript>
              <OrderByPhone name={cater.name} phoneNumber={cater.phoneNumber ?? null} />
            </noscript>
            {isGuest && (
              <p className={classes(textStyles.soft, styles.needsScript)}>
                Har du en konto? <Link to={paths.login(paths.order())}>Log ind</Link>, så udfylder vi navn og telefon.
              </p>
            )}
          </div>
        </header>
        <Step title="Hvem">
          <WhoFields form={form} isGuest={isGuest} isEmailTaken={answer.isEmailTaken} />
        </Step>
        <Step title="Hvor">
          <WhereFields
            form={form}
            offersDelivery={offersDelivery}
            offersPickup={cater.offersPickup ?? false}
            zones={zones}
            goods={totals?.goods ?? 0}
            services={deliveryServices(services.filter(({ required }) => required))}
            onUnknownZipCode={(unknown) => {
              unknownZipCode.current = unknown
            }}
            onChoose={change.choose}
            pickupAddress={formatAddress(cater.address, cater.zipCode, cater.city)}
          />
        </Step>
        <Step title="Hvornår">
          <WhenFields form={form} noticeDays={cater.noticeDays ?? 0} days={days} day={orderDay} />
        </Step>
        <Step title="Hensyn">
          <NeedFields form={form} suggested={[...dietFilter.without, ...dietFilter.diets]} />
          <NeedChecks form={form} caterNumber={cater.number} lines={basket?.menus ?? []} menus={menus} />
        </Step>
      </div>
      <OrderSummary
        caterId={cater.number}
        lines={basket?.menus ?? []}
        menus={menus}
        totals={totals}
        reviews={reviews}
        change={change.sentence}
        services={offered}
        problems={new Map([...brokenLimits, ...answer.lines])}
        onTick={onTick}
      >
        <div className={styles.end}>
          <BasketProblems ref={problems} tooFew={tooFew} lines={lineProblems} isTried={isTried} />
          <AcceptConditions form={form} />
          <OrderNotices
            notice={answer.notice}
            onChooseDate={(chosen) => {
              forgetAnswer()
              form.setValue('time.date', chosen, { shouldValidate: true, shouldDirty: true })
              form.setFocus('time.date')
            }}
          />
          {cancelText != null && <p className={textStyles.note}>{cancelText}</p>}
          {/* LAW-5: what is ordered, when and for what stands next to the button */}
          {totals && <OrderInBrief form={form} totals={totals} />}
          {/* LAW-5: before the basket is here, the menus, date and total are not. Firefox keeps it enabled over a reload. */}
          <Button
            {...NEVER_REPLAYED}
            type="submit"
            variant="primary"
            size="lg"
            isWide
            disabled={basket === null}
            isPending={isSubmitting}
          >
            Bestil med betalingspligt
          </Button>
          <p className={textStyles.note}>
            {`Du får svar fra ${cater.name} på mail. Du betaler først, når bestillingen er godkendt.`}
          </p>
        </div>
      </OrderSummary>
    </form>
  )
}

const offeredServices = (services: readonly BasketService[], isDelivery: boolean) =>
  services.filter((service) => appliesTo(service, isDelivery ? 'delivery' : 'pickup'))

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.step}>
      <legend>{title}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  )
}

function blankForm(viewer: OrderForm_viewer$data | null, offersDelivery: boolean): OrderFormValues {
  return {
    isDelivery: offersDelivery,
    delivery: { address: '', zipCode: '', city: '' },
    time: { date: '', clock: DEFAULT_CLOCK },
    comment: '',
    needs: [],
    user: {
      firstName: viewer?.firstName ?? '',
      lastName: viewer?.lastName ?? '',
      email: '',
      phone: viewer?.phoneNumber ?? '',
    },
    conditions: false,
  }
}

// After a login since it was typed, the customer's name is filled in where none was typed.
function fittedDraft(draft: OrderFormValues, blank: OrderFormValues, offersDelivery: boolean): OrderFormValues {
  const { firstName, lastName, email, phone } = draft.user
  return {
    ...draft,
    isDelivery: draft.isDelivery && offersDelivery,
    user: {
      firstName: firstName || blank.user.firstName,
      lastName: lastName || blank.user.lastName,
      email,
      phone: phone || blank.user.phone,
    },
  }
}
