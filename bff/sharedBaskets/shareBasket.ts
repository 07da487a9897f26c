import { MAX_SHARED_LINES } from '../../contract/sharedBaskets.ts'
import type { ShareBasketBody } from '../../contract/sharedBaskets.ts'
import { builder } from '../graph/builder.ts'
import { orTooManyAttempts } from '../graph/orTooManyAttempts.ts'
import { TooManyAttempts } from '../graph/userErrors.ts'
import { PlacedItemInput } from '../menus/PlacedItemInput.ts'
import { NotFound } from '../v2/errors.ts'
import { NotPossible, ValidationFailed } from '../v2/outcomes.ts'
import { SharedBasket } from './SharedBasket.ts'

const SharedLineInput = builder.inputType('SharedLineInput', {
  description: 'A line to share.',
  fields: (t) => ({
    menuUuid: t.string({ required: true, description: "The menu's uuid." }),
    amount: t.int({ required: true, description: 'Covers.' }),
    items: t.field({ type: [PlacedItemInput], required: true, description: 'What is chosen.' }),
  }),
})

const ShareBasketInput = builder.inputType('ShareBasketInput', {
  description: 'A basket to share. Names and prices are those of the catalogue.',
  fields: (t) => ({
    caterNumber: t.int({ required: true, description: "The caterer's number." }),
    lines: t.field({
      type: [SharedLineInput],
      required: true,
      description: `1 to ${MAX_SHARED_LINES} lines.`,
    }),
    services: t.stringList({ description: 'The uuids of the optional services that are ticked; null for none.' }),
    covers: t.int({ description: 'Of the party, 1 to 9,999; null where it is not given.' }),
    date: t.field({ type: 'Date', description: 'The Danish date of delivery; null where it is not given.' }),
    zipCode: t.string({ description: 'The postal code of the delivery; null where it is not given.' }),
  }),
})

builder.mutationField('shareBasket', (t) =>
  t.field({
    type: SharedBasket,
    description: 'Stores a basket under a random key, by which anybody can open it. 20 an hour from one network.',
    errors: {
      types: [ValidationFailed, NotPossible, TooManyAttempts],
      union: { name: 'ShareBasketResult', description: 'The shared basket, or why there is none.' },
    },
    args: { input: t.arg({ type: ShareBasketInput, required: true, description: 'The basket.' }) },
    extensions: { work: 16 },
    resolve: async (_root, { input }, { v2 }) => {
      try {
        return await orTooManyAttempts(v2.sharedBaskets.share(input.caterNumber, toBody(input)))
      } catch (error) {
        throw error instanceof NotFound ? new NotPossible('not_offered') : error
      }
    },
  }),
)

const toBody = ({ lines, services, ...party }: typeof ShareBasketInput.$inferInput): ShareBasketBody => ({
  lines: lines.map(({ menuUuid, amount, items }) => ({
    menuId: menuUuid,
    amount,
    items: items.map((item) => ({ id: item.uuid, groupId: item.groupUuid ?? null, amount: item.amount })),
  })),
  services: services ?? [],
  covers: party.covers,
  date: party.date,
  zipCode: party.zipCode,
})
