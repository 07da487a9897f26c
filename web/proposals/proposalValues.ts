import type { BasketMenu } from '../../domain/basket/basket.ts'
import { isClock, isDate } from '../../domain/time/danishTime.ts'
import { fulfilmentOf, servicesOfOther } from '../../domain/money/services.ts'
import { formatAmount, parseKroner, toKroner } from '../../domain/money/money.ts'
import type { Oere } from '../../domain/money/money.ts'
import { extrasOfLine, setExtra } from './proposalDraft.ts'
import type { DraftCatalogue, OrderDraft } from './proposalDraft.ts'
import { DEFAULT_OPEN_HOURS } from '../../domain/orders/proposals.ts'
import { MAX_NAME_LENGTH, MAX_PROPOSAL_MESSAGE_LENGTH, ORDER_TEXT_LENGTHS } from '../../domain/texts/textLengths.ts'
import { groupThousands } from '../../domain/texts/numbers.ts'
import { toPlainText } from '../../domain/texts/typedText.ts'
import { REFUSAL_TEXTS } from '../../domain/texts/texts.ts'
import type { ProposeChangeInput } from '../__generated__/useSendProposalMutation.graphql.ts'
import { AmountInput, RequiredAmountInput } from '../validation/amountInput.ts'
import { z } from '../validation/zod.ts'

const count = (min: number) =>
  z
    .string()
    .overwrite(toPlainText)
    .trim()
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) >= min, `Skriv et helt tal fra ${min}`)
const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Højst ${groupThousands(String(max))} tegn`)

const Line = z.object({
  /** The place of the order's line, from 0; null for a new one. */
  line: z.number().nullable(),
  menu: z.custom<BasketMenu>(),
  covers: count(1),
  extras: z.array(z.object({ uuid: z.string(), name: z.string(), price: z.number(), amount: count(0) })),
})

/** The form values of a change. Dates are 'YYYY-MM-DD', clocks 'HH:mm', amounts as people write them. */
export const ProposalSchema = z
  .object({
    fulfilment: z.enum(['delivery', 'pickup']),
    date: z.string().refine(isDate, 'Skriv datoen som DD-MM-ÅÅÅÅ'),
    clock: z.string().refine(isClock, REFUSAL_TEXTS.required),
    address: text(ORDER_TEXT_LENGTHS['delivery.address']),
    zipCode: z.string().trim(),
    city: text(ORDER_TEXT_LENGTHS['delivery.city']),
    lines: z.array(Line).min(1, 'Der skal være mindst én menu.'),
    extraLines: z.array(
      z.object({ name: text(MAX_NAME_LENGTH).min(1, REFUSAL_TEXTS.required), price: RequiredAmountInput }),
    ),
    /** None or one. */
    discounts: z.array(
      z.object({ name: text(MAX_NAME_LENGTH).min(1, REFUSAL_TEXTS.required), amount: RequiredAmountInput }),
    ),
    /** Empty for what the zone costs. */
    deliveryFee: AmountInput,
    message: text(MAX_PROPOSAL_MESSAGE_LENGTH),
    openHours: z.string(),
    /** The order's. */
    version: z.string(),
  })
  .superRefine(({ fulfilment, address, zipCode, city }, context) => {
    if (fulfilment === 'pickup') return
    const need = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (address === '') need('address', REFUSAL_TEXTS.required)
    if (!/^\d{4}$/.test(zipCode)) need('zipCode', 'Skriv fire cifre')
    if (city === '') need('city', REFUSAL_TEXTS.required)
  })
export type ProposalValues = z.infer<typeof ProposalSchema>

/** The values of a line; of a new one without its place. */
export const toLineValues = (menu: BasketMenu, line: number | null): ProposalValues['lines'][number] => ({
  line,
  menu,
  covers: String(menu.amount),
  extras: extrasOfLine(menu).map(({ id, name, price, amount: number }) => ({
    uuid: id,
    name,
    price,
    amount: String(number),
  })),
})

/** The values of an order that nobody has changed yet. */
export function toProposalValues(draft: OrderDraft, version: string): ProposalValues {
  const { delivery, discount } = draft
  return {
    fulfilment: delivery ? 'delivery' : 'pickup',
    date: draft.date,
    clock: draft.clock,
    address: delivery?.address ?? '',
    zipCode: delivery?.zipCode ?? '',
    city: delivery?.city ?? '',
    lines: draft.lines.map(({ line, menu }) => toLineValues(menu, line)),
    extraLines: draft.extraLines.map(({ name, price }) => ({ name, price: formatAmount(price) })),
    discounts: discount ? [{ name: discount.name, amount: formatAmount(discount.amount) }] : [],
    deliveryFee: '',
    message: '',
    openHours: String(DEFAULT_OPEN_HOURS),
    version,
  }
}

/**
 * The form values as a draft of the order; an invalid number counts as 0, an invalid date as unchanged. `services` are
 * today's of the caterer, of which another fulfilment may require some.
 */
export function toDraft(values: ProposalValues, before: OrderDraft, services: DraftCatalogue['services']): OrderDraft {
  const [discount] = values.discounts
  const { fulfilment } = values
  return {
    date: isDate(values.date) ? values.date : before.date,
    clock: values.clock,
    delivery:
      fulfilment === 'pickup'
        ? null
        : { address: values.address.trim(), zipCode: values.zipCode.trim(), city: values.city.trim() },
    lines: values.lines.map(({ line, menu, covers, extras }) => ({
      line,
      menu: extras.reduce((all, extra) => setExtra(all, extra.uuid, toNumber(extra.amount)), {
        ...menu,
        amount: toNumber(covers),
      }),
    })),
    services:
      fulfilment === fulfilmentOf(before.delivery)
        ? before.services
        : servicesOfOther(before.services, services, fulfilment),
    extraLines: values.extraLines.map(({ name, price }) => ({ name: name.trim(), price: toOereTyped(price) })),
    discount: discount ? { name: discount.name.trim(), amount: toOereTyped(discount.amount) } : null,
    deliveryFee: values.deliveryFee.trim() === '' ? null : toOereTyped(values.deliveryFee),
  }
}

/** The changes of the order, as input of the service. `price` is the new total that is shown. */
export function toProposeInput(
  values: ProposalValues,
  before: OrderDraft,
  price: Oere,
): Omit<ProposeChangeInput, 'orderId' | 'token'> {
  // The service adds and drops services itself
  const draft = toDraft(values, before, [])
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
  const { delivery, discount } = draft
  return {
    price: toKroner(price),
    ...(draft.date !== before.date && { date: draft.date }),
    ...(draft.clock !== before.clock && { clock: draft.clock }),
    ...(!isSame(delivery, before.delivery) && {
      delivery: delivery ? { isPickup: false, ...delivery } : { isPickup: true },
    }),
    ...(!isSame(linesOf(draft), linesOf(before)) && { lines: draft.lines.map(toLineInput) }),
    ...(!isSame(draft.extraLines, before.extraLines) && {
      extraLines: draft.extraLines.map((line) => ({ name: line.name, price: toKroner(line.price) })),
    }),
    ...(!isSame(discount, before.discount) && {
      discount: discount
        ? { name: discount.name, amount: toKroner(discount.amount) }
        : { name: before.discount?.name ?? 'Rabat', amount: 0 },
    }),
    ...(draft.deliveryFee !== null && delivery && { deliveryFee: toKroner(draft.deliveryFee) }),
    message: values.message.trim() === '' ? null : values.message.trim(),
    openHours: Number(values.openHours),
  }
}

const linesOf = ({ lines }: OrderDraft) =>
  lines.map(({ line, menu }) => [line, line === null ? menu.id : '', menu.amount, extrasOfLine(menu)])

type LineInput = NonNullable<ProposeChangeInput['lines']>[number]

function toLineInput({ line, menu }: OrderDraft['lines'][number]): LineInput {
  const covers = menu.amount
  if (line !== null) {
    const extras = menu.extras.map(({ id }) => ({
      uuid: id,
      amount: extrasOfLine(menu).find((extra) => extra.id === id)?.amount ?? 0,
    }))
    return { line, covers, extras }
  }
  const items = menu.selectedMenuItems.map(({ id, groupId, amount: number }) => ({
    uuid: id,
    groupUuid: groupId,
    amount: number,
  }))
  return { covers, menu: { uuid: menu.id, items } }
}

function toNumber(typed: string): number {
  const digits = toPlainText(typed).trim()
  return /^\d{1,5}$/.test(digits) ? Number(digits) : 0
}

const toOereTyped = (typed: string): Oere => parseKroner(typed) ?? 0
