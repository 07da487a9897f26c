import type { PricePeriod as PricePeriodData } from '../../contract/caters.ts'
import { PRICE_PERIOD_TYPES } from '../../domain/money/pricePeriods.ts'
import { builder } from '../graph/builder.ts'

export const PricePeriodType = builder.enumType('PricePeriodType', {
  description: 'When a price period holds. An offer outweighs a holiday, and that a weekday.',
  values: {
    FIXED_DAY: { value: PRICE_PERIOD_TYPES.FIXED_DAY, description: 'On its weekdays.' },
    HOLIDAY: { value: PRICE_PERIOD_TYPES.HOLIDAY, description: 'On Danish public holidays.' },
    OFFER: { value: PRICE_PERIOD_TYPES.OFFER, description: 'From one date to another.' },
  },
})

export const PricePeriod = builder.objectRef<PricePeriodData>('PricePeriod').implement({
  description: "When a caterer's covers cost more or less, by delivery date.",
  fields: (t) => ({
    id: t.id({ description: 'Unique among price periods.', resolve: ({ id }) => `PricePeriod:${id}` }),
    type: t.field({ type: PricePeriodType, description: 'When it holds.', resolve: ({ type }) => type }),
    percentage: t.exposeFloat('percentage', {
      description: 'Per cent on the price of a cover, signed: -10 is a discount.',
    }),
    weekdays: t.exposeIntList('weekdays', {
      description: 'ISO weekdays of a FIXED_DAY: 1 is Monday, 7 is Sunday. Empty for other types.',
    }),
    from: t.expose('from', { type: 'Date', nullable: true, description: 'First date of an OFFER; null is open.' }),
    to: t.expose('to', { type: 'Date', nullable: true, description: 'Last date of an OFFER; null is open.' }),
    name: t.exposeString('name', { nullable: true, description: 'What it is called; null where it has no name.' }),
  }),
})
