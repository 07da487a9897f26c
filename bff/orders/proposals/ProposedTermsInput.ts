import type { ProposalBody } from '../../../contract/proposals.ts'
import { builder } from '../../graph/builder.ts'
import { ValidationFailed } from '../../v2/outcomes.ts'
import { PlacedItemInput } from '../../menus/PlacedItemInput.ts'

const ProposedExtraInput = builder.inputType('ProposedExtraInput', {
  description: 'Another number of an extra of a line.',
  fields: (t) => ({
    uuid: t.string({ required: true, description: "The item's uuid in the catalogue." }),
    amount: t.int({ required: true, description: 'Its own number; 0 removes it.' }),
  }),
})

const ProposedMenuInput = builder.inputType('ProposedMenuInput', {
  description: "A menu of today's catalogue.",
  fields: (t) => ({
    uuid: t.string({ required: true, description: "The menu's uuid." }),
    items: t.field({ type: [PlacedItemInput], required: true, description: 'What is chosen.' }),
  }),
})

export const ProposedLineInput = builder.inputType('ProposedLineInput', {
  description: 'A line of the order then: one that it has, or a menu.',
  fields: (t) => ({
    line: t.int({ description: 'Which line of the order stays, from 0, at its price; null for a menu.' }),
    extras: t.field({
      type: [ProposedExtraInput],
      description: 'Other numbers of extras that the line has; null leaves them all.',
    }),
    menu: t.field({ type: ProposedMenuInput, description: 'A new line; null for one that the order has.' }),
    covers: t.int({ required: true, description: 'For how many.' }),
  }),
})

export const ProposedDeliveryInput = builder.inputType('ProposedDeliveryInput', {
  description: 'Delivery to an address, or pickup.',
  fields: (t) => ({
    isPickup: t.boolean({ required: true, description: 'True for pickup; the rest is left out then.' }),
    address: t.string({ description: 'Street and number.' }),
    zipCode: t.string({ description: 'Danish postal code.' }),
    city: t.string({ description: 'City.' }),
  }),
})

export const ProposedExtraLineInput = builder.inputType('ProposedExtraLineInput', {
  description: 'Something beside the catalogue.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'What it is.' }),
    price: t.field({ type: 'Money', required: true, description: 'Kroner for all of it.' }),
  }),
})

export const ProposedDiscountInput = builder.inputType('ProposedDiscountInput', {
  description: 'A discount.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'What it is called.' }),
    amount: t.field({ type: 'Money', required: true, description: 'Kroner of the discount; 0 removes it.' }),
  }),
})

type DeliveryInput = typeof ProposedDeliveryInput.$inferInput
type LineInput = typeof ProposedLineInput.$inferInput

/** The proposed terms of an order, as the graph's input; null leaves a part as it is. */
interface TermsInput {
  price: number
  date?: string | null | undefined
  clock?: string | null | undefined
  delivery?: DeliveryInput | null | undefined
  lines?: LineInput[] | null | undefined
  extraLines?: (typeof ProposedExtraLineInput.$inferInput)[] | null | undefined
  discount?: typeof ProposedDiscountInput.$inferInput | null | undefined
  deliveryFee?: number | null | undefined
}

/** The same as the service's body. Throws ValidationFailed for a line that is neither an old nor a new one. */
export const termsBody = ({ price, date, clock, delivery, lines, ...rest }: TermsInput): ProposalBody => ({
  price,
  date: date ?? undefined,
  clock: clock ?? undefined,
  delivery: delivery ? toDelivery(delivery) : undefined,
  lines: lines?.map(toLine),
  extraLines: rest.extraLines ?? undefined,
  discount: rest.discount ?? undefined,
  deliveryFee: rest.deliveryFee ?? undefined,
})

const toDelivery = ({ isPickup, address, zipCode, city }: DeliveryInput): ProposalBody['delivery'] =>
  isPickup ? null : { address: address ?? '', zipCode: zipCode ?? '', city: city ?? '' }

function toLine({ line, extras, menu, covers }: LineInput, index: number): NonNullable<ProposalBody['lines']>[number] {
  if (menu && line == null) {
    const items = menu.items.map(({ uuid, groupUuid, amount }) => ({ id: uuid, groupId: groupUuid, amount }))
    return { covers, menu: { id: menu.uuid, items } }
  }
  if (line == null || menu) throw new ValidationFailed([{ path: `lines.${index}`, validatorKey: 'invalid' }])
  return { covers, line, extras: extras?.map(({ uuid, amount }) => ({ id: uuid, amount })) }
}
