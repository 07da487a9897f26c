import { z } from 'zod'
import { ImageInfo } from './images.ts'
import { absent, WireDate, WireFlag, WireId, WireInt, WireNumber } from './wire.ts'

/** PRI-5: percentages on the price of a cover by delivery date. Type 1 weekdays, 2 holidays, 3 from date to date. */
export const PricePeriod = z.object({
  id: WireId,
  type: z.codec(z.union([z.number(), z.string()]), z.literal([1, 2, 3]), {
    decode: (value) => Number(value) as 1 | 2 | 3,
    encode: (value) => value,
  }),
  percentage: WireNumber,
  weekdays: z.array(WireInt).default([]),
  from: absent(WireDate),
  to: absent(WireDate),
  name: absent(z.string()),
})
export type PricePeriod = z.infer<typeof PricePeriod>

/** What everybody may see of a caterer. */
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
})
export type PublicCater = z.infer<typeof PublicCater>

/** The cater's own form: its accounts and contact person too, but not its commission. */
export const OwnCater = PublicCater.extend({
  regNumber: absent(z.string()),
  accountNumber: absent(z.string()),
  contactPerson: absent(z.string()),
})
export type OwnCater = z.infer<typeof OwnCater>

/** The whole form, for admins. Commission in percent. */
export const WholeCater = OwnCater.extend({ commission: absent(WireNumber) })
export type WholeCater = z.infer<typeof WholeCater>
