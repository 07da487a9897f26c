import { isSmileyUrl } from '../domain/caters/smiley.ts'
import { z } from 'zod'
import { PRICE_PERIOD_TYPES } from '../domain/money/pricePeriods.ts'
import { AvailabilitySettings } from './availability.ts'
import { ImageInfo } from './images.ts'
import { RichText } from './richText.ts'
import { AppliesTo } from './services.ts'
import { DeliveryZone } from './zones.ts'
import {
  absent,
  Email,
  Kroner,
  Link,
  PlainText,
  RequestDate,
  requiredText,
  text,
  WireDate,
  WireFlag,
  WireId,
  WireInt,
  WireNumber,
  ZipCode,
} from './wire.ts'
import { toPlainText } from '../domain/texts/typedText.ts'

const PricePeriodType = z.literal(Object.values(PRICE_PERIOD_TYPES))

/** PRI-5: a percentage on the price of a cover by delivery date. Type 1: weekdays, 2: holidays, 3: a date range. */
export const PricePeriod = z.object({
  id: WireId,
  type: z.codec(z.union([z.number(), z.string()]), PricePeriodType, {
    decode: (value) => Number(value) as z.infer<typeof PricePeriodType>,
    encode: (value) => value,
  }),
  percentage: WireNumber,
  weekdays: z.array(WireInt).default([]),
  from: absent(WireDate),
  to: absent(WireDate),
  name: absent(z.string()),
})
export type PricePeriod = z.infer<typeof PricePeriod>

/** CHG-14: what cancelling costs and what customers may change themselves. Working days are ISO weekdays. */
export const ChangeTerms = AvailabilitySettings.pick({
  cancelSteps: true,
  changeLimit: true,
  changePercent: true,
  workingDays: true,
})
export type ChangeTerms = z.infer<typeof ChangeTerms>

/** The public fields of a caterer. */
export const PublicCater = z.object({
  id: WireInt,
  name: z.string(),
  legalName: absent(z.string()),
  address: absent(z.string()),
  zipCode: absent(z.string()),
  city: absent(z.string()),
  phoneNumber: absent(z.string()),
  email: absent(z.string()),
  cvrNumber: absent(z.string()),
  description: absent(z.string()),
  logoImagePath: absent(z.string()),
  logoImageAlt: absent(z.string()),
  bannerimage: absent(z.string()),
  active: WireFlag,
  minEnvelopes: absent(WireInt),
  delivery: WireFlag,
  orderBefore: absent(WireInt),
  noticeText: absent(z.string()),
  filters: z.array(WireInt).default([]),
  tags: z.array(z.string()).default([]),
  isAffiliate: WireFlag.default(false),
  affiliateLink: absent(z.string()),
  googleRatingsLink: absent(z.string()),
  googlePlaceId: absent(z.string()),
  googleTotalRatings: absent(WireInt),
  googleAverageRating: absent(WireNumber),
  ordering: absent(WireInt),
  categories: z.array(z.object({ id: WireId, name: z.string(), order: WireInt })).default([]),
  pricePeriods: z.array(PricePeriod).default([]),
  accentColor: absent(z.string()),
  logoImage: absent(ImageInfo),
  bannerImage: absent(ImageInfo),
  slug: z
    .string()
    .nullish()
    .describe("Addition: the label of its storefront's host, null where it has none; in lists alone."),
  fromPrice: absent(WireNumber).describe(
    'Addition: the lowest price of its meals that have one, in kroner for each cover; null where none has.',
  ),
  requiredServices: z
    .array(z.object({ name: z.string(), price: Kroner, appliesTo: AppliesTo }))
    .default([])
    .describe('Addition: the services that are part of each order that they apply to, in kroner for the whole order.'),
  smileyUrl: absent(z.string()).describe('Addition: where its inspection report is; null where it says none.'),
  noInspectionYet: WireFlag.default(false).describe('Addition: true for a new firm, which has no report yet.'),
  offerDays: absent(WireInt).describe(
    'Addition: for how many days it calls a reduced price an offer, 1 to 30; null where the service has no such rule.',
  ),
  offersPickup: absent(WireFlag).describe(
    'Addition: whether food can be fetched at all; null where the service does not say.',
  ),
  changeTerms: absent(ChangeTerms).describe(
    'Addition: what cancelling costs and what customers may change themselves; null where the service does not say.',
  ),
  deliveryZones: absent(z.array(DeliveryZone)).describe(
    'Addition: where it delivers and for what, empty where everywhere without a fee; null where it is not shown.',
  ),
})
export type PublicCater = z.infer<typeof PublicCater>

/** The caterer as it sees itself: with its accounts and contact person, without its commission. */
export const OwnCater = PublicCater.extend({
  regNumber: absent(z.string()),
  accountNumber: absent(z.string()),
  contactPerson: absent(z.string()),
})
export type OwnCater = z.infer<typeof OwnCater>

/** The caterer with all fields, for admins. Commission in percent. */
export const WholeCater = OwnCater.extend({ commission: absent(WireNumber) })
export type WholeCater = z.infer<typeof WholeCater>

const Percentage = z.number().min(-100).max(1000)

/** A price period to save; with an id it updates the existing one. Its required fields depend on its type. */
const PricePeriodBody = z
  .object({
    id: z.guid().optional(),
    type: PricePeriodType,
    percentage: Percentage,
    weekdays: z.array(z.int().min(1).max(7)).max(7).default([]),
    from: RequestDate.nullish(),
    to: RequestDate.nullish(),
    name: text(200).nullish(),
  })
  .superRefine(({ type, weekdays, from, to }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (type === PRICE_PERIOD_TYPES.FIXED_DAY && weekdays.length === 0)
      refuse('weekdays', 'A period of weekdays needs one at least')
    if (type === PRICE_PERIOD_TYPES.OFFER && !from) refuse('from', 'An offer needs its first day')
    if (type === PRICE_PERIOD_TYPES.OFFER && !to) refuse('to', 'An offer needs its last day')
    if (type === PRICE_PERIOD_TYPES.OFFER && from && to && from > to) refuse('to', 'Ends before it begins')
  })

/** LAW-1: the address of an inspection report, on the food authority's own hosts; '' for none. */
const SmileyUrl = text(2000).refine((address) => address === '' || isSmileyUrl(address), {
  params: { validatorKey: 'smiley_url' },
})

const caterFields = {
  name: requiredText(200),
  legalName: requiredText(200),
  address: requiredText(300),
  zipCode: ZipCode,
  city: text(100).nullish(),
  phoneNumber: text(50).overwrite(toPlainText).nullish(),
  email: Email,
  cvrNumber: PlainText.regex(/^(\d{8})?$/).nullish(),
  description: RichText.nullish(),
  logoImageAlt: text(300).nullish(),
  active: z.boolean(),
  regNumber: text(20).nullish(),
  accountNumber: text(30).nullish(),
  minEnvelopes: z.int().min(0).max(10_000),
  delivery: z.boolean(),
  orderBefore: z.int().min(0).max(365),
  contactPerson: requiredText(200),
  noticeText: RichText.nullish(),
  tags: z.array(requiredText(50)).max(50),
  pricePeriods: z.array(PricePeriodBody).max(200),
  smileyUrl: SmileyUrl.nullish(),
  noInspectionYet: z.boolean(),
  offerDays: z.int().min(1).max(30),
  accentColor: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .nullish(),
}

/** The fields that only admins may write: 403 for a cater that sends any of them. Commission in percent. */
export const adminCaterFields = {
  commission: z.number().min(0).max(100),
  filters: z.array(z.int32()).max(200),
  isAffiliate: z.boolean(),
  affiliateLink: Link.nullish(),
  googleRatingsLink: Link.nullish(),
  googlePlaceId: text(200).nullish(),
  googleTotalRatings: z.int32().min(0).nullish(),
  googleAverageRating: z.number().min(0).max(5).nullish(),
  ordering: z.int32().nullish(),
}

/** A partial update of a caterer: omitted fields stay as they are. Price periods and filters replace the whole list. */
export const CaterChange = z
  .object({ ...caterFields, ...adminCaterFields })
  .partial()
  .extend({ id: z.int32() })
export type CaterChange = z.infer<typeof CaterChange>

/** FIR-2: a new caterer. */
export const NewCater = CaterChange.omit({ id: true }).required({
  name: true,
  legalName: true,
  address: true,
  zipCode: true,
  email: true,
  minEnvelopes: true,
  orderBefore: true,
  contactPerson: true,
  commission: true,
})
export type NewCater = z.infer<typeof NewCater>

export const CaterId = z.object({ id: z.int32() })
export const CaterOrdering = z.object({
  id: z.int32(),
  ordering: z.int32().describe('Where it stands among all, lowest first. The others keep theirs.'),
  place: z
    .int32()
    .min(1)
    .optional()
    .describe('Addition: the place among all, from 1, in place of `ordering`. The others move along.'),
})

/** A caterer with the fields that the role of the requester may see. */
export const SeenCater = z.union([WholeCater, OwnCater])
export type SeenCater = z.infer<typeof SeenCater>
export const CaterResponse = z.object({ cater: SeenCater })
