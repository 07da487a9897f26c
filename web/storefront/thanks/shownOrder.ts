import { z } from '../../zod.ts'

const Amount = z.object({ name: z.string(), amount: z.number() })

/** An order as the thank-you page shows it. Prices are in øre, numbers of items those of the whole line. */
export const ShownOrder = z.object({
  uuid: z.string(),
  reference: z.number(),
  status: z.string(),
  placedAt: z.string(),
  orderer: z.string(),
  email: z.string(),
  /** 'YYYY-MM-DD' and 'HH:mm', Danish. */
  date: z.string(),
  clock: z.string(),
  /** When the caterer noted that it was delivered; null before. Missing in what earlier releases stored. */
  deliveredAt: z.string().nullable().default(null),
  /** Null for pickup. */
  place: z.string().nullable(),
  comment: z.string().nullable(),
  lines: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      covers: z.number(),
      price: z.number(),
      total: z.number(),
      chosen: z.array(Amount),
      extras: z.array(Amount),
    }),
  ),
  services: z.array(z.object({ id: z.string(), name: z.string(), price: z.number() })),
  /** The fee of the delivery; null where there is none, and in what earlier releases stored. */
  delivery: z.number().nullable().default(null),
  /** Of the price period, signed; 0 for none. */
  difference: z.number(),
  total: z.number(),
})
export type ShownOrder = z.infer<typeof ShownOrder>
