import { z } from 'zod'
import { ALLERGENS } from '../domain/foods/allergens.ts'
import { CATER_MATCHES } from '../domain/search/caterSearch.ts'
import { DIETS } from '../domain/foods/diets.ts'
import { PublicCater } from './caters.ts'
import { AppliesTo } from './services.ts'
import { absent, Kroner, WireDate, WireFlag, WireId, WireInt } from './wire.ts'

/** The costs of a menu with all that must be paid, in kroner. */
const WholePrice = z.object({
  goods: Kroner.describe('The covers with their price period.'),
  delivery: absent(Kroner).describe('Null where it is not known whether or where to deliver.'),
  services: z
    .array(z.object({ name: z.string(), price: Kroner, appliesTo: AppliesTo }))
    .describe('The required services that apply to the fulfilment.'),
  fulfilment: absent(z.enum(['delivery', 'pickup'])).describe(
    'What the price is for; null where that is not known, so that the total lacks what delivery costs.',
  ),
  total: Kroner,
  perCover: Kroner.describe('The total for one cover, rounded to whole øre.'),
})

const fit = absent(z.enum(['FITS', 'CAN_BE_CHOSEN', 'UNKNOWN', 'DOES_NOT_FIT']))
const FoundMenu = z.object({ id: WireId, name: z.string() })

/** Another menu of a caterer, with its price for the same guests. */
const FoundOffer = z.object({
  menu: FoundMenu,
  fit: fit.describe('How the menu meets the diet filter; null without one.'),
  coverPrice: Kroner.describe('One cover of the menu, without what else must be paid.'),
  price: absent(WholePrice).describe('Null without covers.'),
  isWithinBudget: WireFlag,
})
export type FoundOffer = z.infer<typeof FoundOffer>

/** A caterer's answer to a search. */
export const FoundCater = z.object({
  cater: PublicCater,
  match: z.enum(CATER_MATCHES),
  reasons: z
    .array(z.object({ code: z.string(), message: z.string() }))
    .describe('Why it cannot meet the query; empty if it can.'),
  next: absent(WireDate).describe('The first possible date after that of the query; null where none helps.'),
  menu: absent(FoundMenu).describe(
    'The menu that answers: with a budget the dearest within it, else the cheapest; null where none does.',
  ),
  fit: fit.describe('How that menu meets the diet filter; null without a filter, and without a menu.'),
  coverPrice: absent(Kroner).describe('One cover of the menu, without what else must be paid.'),
  price: absent(WholePrice).describe('Null without covers, and without a menu.'),
  isWithinBudget: WireFlag,
  others: z.array(FoundOffer).default([]).describe('The next best menus, the best first.'),
  kilometres: absent(WireInt).describe(
    'From the place to its postal district by air, 0 in its own; null where either is not known.',
  ),
  cursor: absent(z.string()).describe('For `cursor` of the same query: the part behind this caterer.'),
})
export type FoundCater = z.infer<typeof FoundCater>

/** The answer to a search for caterers, in the order 'Passer bedst'. */
export const CaterSearchResponse = z.object({
  total: WireInt.describe('All that the place and filters find.'),
  hits: WireInt.describe('Those of them that meet the whole query.'),
  district: absent(z.string()).describe('What the postal code is called; null where none was given or is known.'),
  caters: z.array(FoundCater).describe('The requested part of them.'),
  nextCursor: absent(z.string()).describe(
    'For `cursor` of the same query: the next part; null where this is the last.',
  ),
  relaxations: z
    .array(
      z.object({
        condition: z.enum(['place', 'date', 'covers', 'budget', 'filter', 'without', 'diet', 'course']),
        filterId: absent(WireInt),
        allergen: absent(z.enum(ALLERGENS)),
        diet: absent(z.enum(DIETS)),
        count: WireInt,
      }),
    )
    .describe('Without hits: the single conditions without which there are some, with their number.'),
})
export type CaterSearchResponse = z.infer<typeof CaterSearchResponse>

/** What to offer beside the caterers that are at a place. */
export const CaterSuggestionsResponse = z.object({
  areNearby: WireFlag.describe('True for those that have the filters and are nearby; false for any others.'),
  caters: z
    .array(z.object({ cater: PublicCater, kilometres: FoundCater.shape.kilometres }))
    .describe('The nearest first.'),
})
export type CaterSuggestionsResponse = z.infer<typeof CaterSuggestionsResponse>
