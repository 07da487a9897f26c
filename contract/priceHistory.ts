import { z } from 'zod'
import { absent, Kroner, WireDate, WireInt, WireMoment } from './wire.ts'

/** MEM-4: why a reduction is not shown. `price` in kroner; `days` is for how long it has lasted. */
export const WithheldSaving = z.discriminatedUnion('reason', [
  z.object({ reason: z.literal('LOWER_BEFORE'), price: Kroner, date: WireDate }),
  z.object({ reason: z.literal('TOO_YOUNG'), earliest: WireDate }),
  z.object({ reason: z.literal('OVER'), days: WireInt }),
])
export type WithheldSaving = z.infer<typeof WithheldSaving>

/** MEM-5: what a menu has cost, oldest first: the price at the beginning of the last 60 days, and each since. */
export const PriceHistory = z.object({
  prices: z.array(z.object({ at: WireMoment, price: Kroner, discountFromPrice: absent(Kroner) })),
  withheld: absent(WithheldSaving).describe('Null where it is not reduced, and where the saving is shown.'),
})
export type PriceHistory = z.infer<typeof PriceHistory>
