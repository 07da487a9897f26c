import { builder } from '../graph/builder.ts'

export const PlacedItemInput = builder.inputType('PlacedItemInput', {
  description: 'A chosen item.',
  fields: (t) => ({
    uuid: t.string({ required: true, description: "The item's uuid." }),
    groupUuid: t.string({ description: "Its group's uuid; null for what is directly in the menu, and for extras." }),
    amount: t.int({ required: true, description: 'For one cover; of an extra its own number.' }),
  }),
})
